/** A level being played: the match behind it, whose route is drawn, what is forecast, and everything that can be done. */
import { batch, createMemo, createSignal, type Accessor } from 'solid-js';
import { fold, lineOf, recordOf, type Match, type Reason, type Told } from '@rankfall/kernel';
import {
  boardOf,
  entryId,
  forecast,
  gate,
  shade,
  stepwise,
  warningsOf,
  type Direction,
  type Entry,
  type Frame,
  type Gate,
  type Shade,
  type StepwiseEvent,
  type StepwiseState,
  type StepwiseTerms,
  type Warning,
} from '@rankfall/stepwise';
import { hostMatch, type Hosted } from '../../match/hosting.ts';
import { tableOffers, type TableOffers } from '../../match/offers.ts';
import type { MatchToSave, StoredMatch } from '../../storage/types.ts';

export interface Session {
  readonly hosted: Hosted<StepwiseTerms>;
  readonly match: Accessor<Match<StepwiseTerms>>;
  readonly state: Accessor<StepwiseState>;
  /** Whose route is being drawn. */
  readonly edited: Accessor<number | undefined>;
  readonly frames: Accessor<readonly Frame[]>;
  readonly warnings: Accessor<readonly Warning[]>;
  readonly shades: Accessor<readonly Shade[]>;
  readonly gate: Accessor<Gate>;
  readonly offers: Accessor<TableOffers>;
  /** Draws this one's route from now on; begins the new turn where the old one is over. */
  select(who: number | undefined): void;
  add(who: number, entry: Entry): Reason | undefined;
  back(who: number): Reason | undefined;
  clear(who: number): Reason | undefined;
  clearAll(): Reason | undefined;
  step(): Reason | undefined;
  push(who: number, way: Direction): Reason | undefined;
  skip(): Reason | undefined;
  endTurn(): Reason | undefined;
  abandon(): Reason | undefined;
  undo(): boolean;
  redo(): boolean;
  restart(): void;
}

/** Keeps the match after every choice: the device, or nobody. */
export interface Keeper {
  save(match: MatchToSave): unknown;
}

/** A stored match as one that can be played; throws what the shell catches, for it was checked when it was stored. */
export function openStored({ record }: Pick<StoredMatch, 'record'>): Match<StepwiseTerms> {
  const { match, refused } = fold(stepwise, record);
  if (!match) throw new Error(`the kept match cannot be played again: ${refused.code}`);
  return match;
}

export function createSession(stored: StoredMatch, keeper: Keeper): Session {
  const { id, seats, startedAt, preset } = stored;
  const hosted = hostMatch<StepwiseTerms>({
    match: openStored(stored),
    sitters: [{ kind: 'person' }],
    keep: (match) => {
      const plies = lineOf(match).length;
      keeper.save({ id, seats, startedAt, plies, ...(preset ? { preset } : {}), record: recordOf(match) });
    },
  });
  const match = createMemo(() => hosted.now().match);
  const state = createMemo(() => match().state);
  const [chosen, setChosen] = createSignal<number>();
  const edited = createMemo(() => (state().phase === 'plan' ? chosen() : undefined));
  const frames = createMemo(() => forecast(state()));
  const choose = (action: string, option: string): Reason | undefined => hosted.choose(0, { action, option });
  const idOf = (who: number): string => boardOf(state().level).ids[who] ?? '';
  const edit = (who: number, option: string): Reason | undefined => choose(`plan/${idOf(who)}`, option);
  const turnBack = (which: 'undo' | 'redo'): boolean => {
    const act = offers()[which];
    return act !== undefined && hosted.choose(act.seat, act.choice) === undefined;
  };
  const endTurn = (): Reason | undefined => choose(`end/${state().turn}`, 'end');
  const offers = createMemo(() => tableOffers(match(), [0]));
  return {
    hosted,
    match,
    state,
    edited,
    frames,
    warnings: createMemo(() => warningsOf(frames())),
    shades: createMemo(() => {
      const who = edited();
      return who === undefined ? [] : shade(state(), who, frames());
    }),
    gate: createMemo(() => gate(state())),
    offers,
    select: (who) => {
      batch(() => {
        if (who !== undefined && state().phase === 'rest') endTurn();
        setChosen(who);
      });
    },
    add: (who, entry) => edit(who, entryId(entry)),
    back: (who) => edit(who, 'back'),
    clear: (who) => edit(who, 'clear'),
    clearAll: () => choose('clear', 'clear'),
    step: () => choose(`step/${state().turn}/${state().k + 1}`, 'step'),
    push: (who, way) => choose(`skill/${state().turn}`, `${idOf(who)} ${way}`),
    skip: () => choose(`skip/${state().turn}`, 'skip'),
    endTurn,
    abandon: () => choose('abandon', 'abandon'),
    undo: () => turnBack('undo'),
    redo: () => turnBack('redo'),
    restart: () => {
      setChosen(undefined);
      while (turnBack('undo'));
    },
  };
}

/** What the game itself says of what was told. */
export const gameEvents = (told: readonly Told<StepwiseTerms>[]): readonly StepwiseEvent[] =>
  told.flatMap(({ event }) => (event.type.startsWith('~') ? [] : [event as StepwiseEvent]));

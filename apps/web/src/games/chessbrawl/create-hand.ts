/** The player's hand on the board: what can be picked, what a pick does, why it does nothing, and which threats are looked at. */
import { createEffect, createMemo, createSignal, onCleanup, type Accessor } from 'solid-js';
import type { Reason } from '@rankfall/kernel';
import {
  attackedByEnemy,
  attackedFrom,
  cellName,
  cellNamed,
  pieceAt,
  sideAt,
  whyNotBuy,
  type Cell,
  type Piece,
} from '@rankfall/chessbrawl';
import type { Attempt } from '../../board/props.ts';
import { useSounds } from '../../match/use-sounds.ts';
import { useShell } from '../../shell/shell.ts';
import { useGameWords } from '../../words/use-words.ts';
import type { Guard } from './create-guard.ts';
import type { BrawlOption, Run } from './create-run.ts';
import { foresee } from './foresee.ts';
import type { Prefs } from './prefs.ts';
import { brawlWords } from './words.en.ts';

const NOTE_LASTS = 4000;

export interface Note {
  readonly square: string;
  readonly text: string;
}

export interface Hand {
  readonly options: Accessor<readonly BrawlOption[]>;
  readonly picked: Accessor<readonly string[]>;
  /** The kind that is about to be placed: the one picked, or the only one there is. */
  readonly placing: Accessor<Piece | undefined>;
  readonly note: Accessor<Note | undefined>;
  readonly threats: Accessor<readonly Cell[]>;
  readonly hasThreats: Accessor<boolean>;
  pick(tokens: readonly string[]): void;
  choose(option: BrawlOption): void;
  refuse(attempt: Attempt<BrawlOption>): void;
  /** Says why not, beside the square if there is one; nothing where there is no reason. */
  explain(reason: Reason | undefined, square?: string): void;
  toggleThreats(): void;
  /** Something has happened: notes and looks are about what was. */
  letGo(): void;
}

interface Arm {
  readonly run: Run;
  readonly guard: Guard;
  readonly prefs: Accessor<Prefs>;
  readonly isLocked: Accessor<boolean>;
  /** Takes up a piece of the board, or a kind of the shop. */
  readonly take: (token: string) => void;
  /** The guard wants to hear it again. */
  readonly onQuestion: () => void;
}

export function createHand({ run, guard, prefs, isLocked, take, onQuestion }: Arm): Hand {
  const shell = useShell();
  const words = useGameWords(brawlWords);
  const sound = useSounds();
  const { state, match } = run;
  const [picked, setPicked] = createSignal<readonly string[]>([]);
  const [note, setNote] = createSignal<Note>();
  const [hasThreats, setThreats] = createSignal(false);
  const [inspected, setInspected] = createSignal<Cell>();

  const explain = (reason: Reason | undefined, square?: string): void => {
    if (!reason) return;
    const text = words().reason(reason);
    if (square !== undefined) setNote({ square, text });
    else shell.toast({ text });
    if (square !== undefined) shell.announce(text);
    sound('refuse');
  };
  createEffect(() => {
    if (!note()) return;
    const timer = setTimeout(() => setNote(undefined), NOTE_LASTS);
    onCleanup(() => clearTimeout(timer));
  });

  const options = createMemo((): readonly BrawlOption[] => {
    if (isLocked()) return [];
    if (state().phase === 'placement')
      return [...(run.offer('BUY')?.options ?? []), ...(run.offer('REFUND')?.options ?? [])].filter(
        ({ off }) => off === undefined,
      );
    return run.offer('PLAY')?.options ?? [];
  });
  const placing = createMemo((): Piece | undefined => {
    if (state().phase !== 'placement') return undefined;
    const letter = picked().find((token) => /^[KQRBNP]$/u.test(token));
    if (letter !== undefined) return letter as Piece;
    const kinds = new Set(options().flatMap(({ does }) => (does.type === 'buy' ? [does.piece] : [])));
    return kinds.size === 1 ? [...kinds][0] : undefined;
  });

  const choose = (option: BrawlOption): void => {
    const { does } = option;
    if (does.type === 'play') {
      const action = run.offer('PLAY');
      const seen = action && foresee(match(), { action: action.id, option: option.id });
      if (!guard.passes(option.id, seen, prefs())) {
        take(cellName(does.from));
        onQuestion();
        sound('check');
        return;
      }
      guard.clear();
      explain(run.choose('PLAY', option.id));
      return;
    }
    const kind = does.type === 'buy' ? does.piece : placing();
    explain(run.choose(does.type === 'buy' ? 'BUY' : 'REFUND', option.id), option.picks?.at(-1));
    // The chosen kind stays chosen as long as there is money for it.
    if (kind && kind !== 'K' && !whyNotBuy(state(), kind)) take(kind);
  };
  const refuse = ({ picked: tokens, token }: Attempt<BrawlOption>): void => {
    const cell = cellNamed(token);
    if (cell === undefined) return;
    const owner = sideAt(state().board, cell);
    const piece = pieceAt(state().board, cell);
    if (state().phase === 'placement') {
      const kind = placing();
      explain(run.why(owner ? 'REFUND' : 'BUY', owner ? token : `${kind ?? 'P'}@${token}`), token);
      return;
    }
    const [from] = tokens;
    if (from !== undefined) explain(run.why('PLAY', `${from}${token}`), token);
    else if (owner === 'player' && piece) {
      const text = words().play.cannotMove(piece);
      setNote({ square: token, text });
      shell.announce(text);
    } else if (owner === 'enemy' && piece) {
      setInspected((before) => (before === cell ? undefined : cell));
      if (inspected() !== undefined)
        shell.announce(words().play.inspected(piece, attackedFrom(state().board, cell).map(cellName)));
    }
  };
  const threats = createMemo((): readonly Cell[] => {
    const one = inspected();
    if (one !== undefined) return attackedFrom(state().board, one);
    return hasThreats() ? attackedByEnemy(state().board) : [];
  });

  const toggleThreats = (): void => {
    setInspected(undefined);
    setThreats((was) => !was);
    shell.announce(
      hasThreats()
        ? words().play.threatsOn(attackedByEnemy(state().board).map(cellName))
        : words().play.threatsOff,
    );
  };
  return {
    options,
    picked,
    placing,
    note,
    threats,
    hasThreats,
    pick: (tokens) => {
      setPicked(tokens);
      setInspected(undefined);
      if (tokens.length > 0) setNote(undefined);
    },
    choose,
    refuse,
    explain,
    toggleThreats,
    letGo: () => {
      setNote(undefined);
      setInspected(undefined);
    },
  };
}

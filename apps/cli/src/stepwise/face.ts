/** Stepwise in a terminal: the board as it stands, and beside it who does what, with the reasons of the button. */
import { pendingOf, type AnyTerms, type Match, type Told } from '@rankfall/kernel';
import {
  boardOf,
  entryNamed,
  forecast,
  gate,
  squareName,
  strengthOf,
  tailOf,
  warningsOf,
  worldOf,
  writePath,
  type Square,
  type StepwiseEvent,
  type StepwiseState,
  type World,
} from '@rankfall/stepwise';
import {
  sayBlocked,
  sayButton,
  sayCounters,
  sayEvent,
  sayGate,
  sayStatus,
  sayWarning,
} from '@rankfall/stepwise/words';
import type { DrawWish, Face } from '../kit.ts';
import { beside } from '../terminal/beside.ts';

const stateIn = (match: Match<AnyTerms>): StepwiseState => match.state as StepwiseState;

export const stepwiseFace: Face = {
  draw(look, wish) {
    const state = look.view as StepwiseState;
    return beside(drawBoard(state, wish), panelOf(state, wish), {
      columns: wish.columns,
      board: 24,
      panel: 50,
    });
  },
  ask: (match) => askFor(stateIn(match)),
  read: (match, _seat, typed) => choiceFor(stateIn(match), typed) ?? { code: 'not-offered' },
  sayLatest: (match) => match.line?.entry[3] ?? '',
  tell: (told) => tell(told),
  menu: (match, seat, only) => menuLines(match, seat, only),
  howTo: [
    'Route:  "A e" adds a step to the right, "A c3" a square, "A ." a wait, "A f" a focus',
    'Ways:   n e s w ne se sw nw, n2 e2 s2 w2, ne2 …, and leaps nne ene ese sse ssw wsw wnw nnw',
    'Edit:   "back A", "clear A", "clear"',
    'Go:     "go" executes one step; "push A e" pushes a crate; "end" ends the turn; "skip" goes on to pushing',
    'Signs:  # wall, + closed door, / open door, ^ spikes, o plate, * latch, s switch, % thin floor, _ pit, = crate',
  ],
};

/** Several words, one choice. */
function choiceFor(state: StepwiseState, typed: string): { action: string; option: string } | undefined {
  const words = typed.trim().split(/\s+/u);
  const [first = '', second = '', third = ''] = words;
  const { turn, k } = state;
  const { ids } = boardOf(state.level);
  if (words.length === 1) {
    const plain: Readonly<Record<string, string>> = {
      go: `step/${turn}/${k + 1}`,
      end: `end/${turn}`,
      skip: `skip/${turn}`,
      clear: 'clear',
      abandon: 'abandon',
    };
    const action = Object.hasOwn(plain, first) ? plain[first] : undefined;
    return action === undefined ? undefined : { action, option: action.split('/')[0] ?? action };
  }
  if (first === 'push') return { action: `skill/${turn}`, option: `${second} ${third}` };
  if (first === 'back' || first === 'clear') return { action: `plan/${second}`, option: first };
  const who = ids.indexOf(first);
  const character = state.chars[who];
  if (!character || words.length !== 2) return undefined;
  const from = state.phase === 'rest' ? character.at : tailOf(character.start, character.path);
  const entry = entryNamed(from, second);
  const option = entry === undefined || entry < 0 ? second : squareName(entry);
  return { action: `plan/${first}`, option };
}

function askFor(state: StepwiseState): string {
  switch (state.phase) {
    case 'plan':
      return gate(state).enabled ? 'Plan on, or "go".' : 'Plan a route, such as "A e".';
    case 'run':
      return 'Type "go".';
    case 'skill':
      return 'Push, such as "push A e", or "end".';
    case 'rest':
      return 'Plan the next turn.';
    default:
      return 'Undo, or "abandon".';
  }
}

function drawBoard(state: StepwiseState, wish: DrawWish): readonly string[] {
  const world = worldOf(state);
  const edge = wish.style.dim(`   ${[...'abcdefghij'].join(' ')}`);
  const rows = Array.from({ length: 10 }, (_, y) => {
    const cells = Array.from({ length: 10 }, (_cell, x) => signAt(state, world, 10 * y + x, wish));
    return `${wish.style.dim(` ${y} `)}${cells.join(' ')}`;
  });
  return [edge, ...rows];
}

function signAt(state: StepwiseState, world: World, square: Square, { style }: DrawWish): string {
  const who = world.squad[square] ?? -1;
  if (who >= 0) return style.bold(state.level.chars[who]?.name.slice(0, 1) ?? '?');
  if (world.crate[square]) return '=';
  if (world.board.wall[square]) return style.dim('#');
  if (world.pit[square]) return '_';
  const tile = world.board.tile[square];
  switch (tile?.t) {
    case 'door':
      return world.closed[square] ? '+' : '/';
    case 'spikes':
      return world.out[square] ? '^' : ',';
    case 'plate':
      return tile.kind === 'hold' ? 'o' : '*';
    case 'switch':
      return 's';
    case 'crumble':
      return strengthOf(state, square) === undefined ? '.' : '%';
    case undefined: {
      const glyph = state.level.map[Math.floor(square / 10)]?.[square % 10] ?? '.';
      return glyph === 'X' || glyph === 'E' ? style.dim(glyph) : style.dim('.');
    }
  }
}

function panelOf(state: StepwiseState, { style }: DrawWish): readonly string[] {
  const { ids } = boardOf(state.level);
  const button = gate(state);
  return [
    style.bold(state.level.title),
    sayCounters(state),
    '',
    ...state.chars.flatMap((one, who) => [
      `${ids[who] ?? ''} ${squareName(one.at)} DEX ${state.level.chars[who]?.dex ?? 0}: ${sayStatus(one)}`,
      ...(one.path.length > 0 ? [`  ${writePath(one.start, one.path)}`] : []),
    ]),
    '',
    sayButton(button),
    ...(state.phase === 'plan' || state.phase === 'run' ? sayGate(button) : []),
    ...(button.enabled ? warningsOf(forecast(state)).map((warning) => sayWarning(state, warning)) : []),
  ];
}

/** What happened beyond what the board shows: blocks, ends and refusals. */
function tell(told: readonly Told<AnyTerms>[]): readonly string[] {
  return told.flatMap(({ event }) => {
    // The game's own events; the table's begin with ~ and are told elsewhere.
    const own = event as StepwiseEvent;
    if (own.type === 'blocked') return [`${sayBlocked(own.stop.name, own.stop)}.`];
    if (own.type === 'won' || own.type === 'lost' || own.type === 'runOver')
      return [sayEvent(own, { level: NOBODY })];
    return [];
  });
}

/** These sentences name nobody, so any level will do. */
const NOBODY: StepwiseState['level'] = {
  title: '',
  map: [],
  legend: {},
  modes: {},
  clocks: {},
  crateWeight: 30,
  crates: {},
  chars: [],
  limits: {},
};

function menuLines(match: Match<AnyTerms>, seat: number, only: string | undefined): readonly string[] {
  return pendingOf(match, seat).flatMap(({ id, about, options }) => {
    if (only !== undefined && about !== only && !id.startsWith(only)) return [];
    const open = options.filter(({ off }) => off === undefined).map((option) => option.id);
    return open.length > 0 ? [`${about ?? id.split('/')[0] ?? id}: ${open.join(' ')}`] : [];
  });
}

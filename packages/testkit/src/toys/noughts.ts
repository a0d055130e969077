/**
 * Noughts and crosses, the smallest whole game: two seats, nothing hidden, no time of its own. It is also benched, so
 * a board is two sets of bits, and options, ids and results are made once and shared.
 */
import {
  choice,
  openState,
  range,
  schema,
  timeless,
  type Game,
  type Option,
  type Result,
  type Seat,
  type SettingsOf,
} from '@rankfall/kernel';

const settings = schema(
  { first: choice(['nought', 'cross'], 'nought'), size: range(3, 5, 3), line: range(3, 5, 3) },
  {
    presets: { wide: { size: 5, line: 4 }, full: { size: 4, line: 4 } },
    mend: (wish) => ({ ...wish, line: Math.min(wish.line, wish.size) }),
  },
);

export interface NoughtsState {
  readonly size: number;
  readonly line: number;
  readonly first: Seat;
  readonly ply: number;
  /** The squares of each seat as bits; seat 0 draws noughts, square 0 is the upper left one. */
  readonly marks: readonly [number, number];
}

export interface NoughtsTerms {
  settings: SettingsOf<typeof settings>;
  state: NoughtsState;
  view: NoughtsState;
  event: { readonly type: 'marked'; readonly seat: Seat; readonly square: number };
  does: number;
}

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);
const options: readonly Option<number>[] = upTo(25).map((square) => ({ id: `${square}`, does: square }));
const occasions = upTo(25).map((ply) => `turn/${ply}`);
const awaited: readonly (readonly Seat[])[] = [[0], [1]];
const won: readonly Result[] = [
  { outcome: ['won', 'lost'], reason: 'line' },
  { outcome: ['lost', 'won'], reason: 'line' },
];
const full: Result = { outcome: ['drawn', 'drawn'], reason: 'full' };

/** Every line of this length on a board of this size, as bits. */
function linesOf(size: number, length: number): readonly number[] {
  const isInside = (at: number): boolean => at >= 0 && at < size;
  const ways = [[1, 0] as const, [0, 1] as const, [1, 1] as const, [1, -1] as const];
  return upTo(size * size).flatMap((start) =>
    ways.flatMap(([across, down]) => {
      const x = (start % size) + across * (length - 1);
      const y = Math.floor(start / size) + down * (length - 1);
      const step = across + down * size;
      return isInside(x) && isInside(y)
        ? [upTo(length).reduce((bits, i) => bits | (1 << (start + step * i)), 0)]
        : [];
    }),
  );
}
const lines = upTo(6).map((size) => upTo(6).map((length) => linesOf(size, length)));

const turnOf = (state: NoughtsState): Seat => (state.first + state.ply) & 1;

export const noughts: Game<NoughtsTerms> = {
  id: 'noughts',
  rules: 1,
  seats: { min: 2, max: 2 },
  settings,
  table: { undo: 'free', pause: 'free', draw: true, clock: true },
  setup: ({ first, size, line }) => ({
    size,
    line,
    first: first === 'nought' ? 0 : 1,
    ply: 0,
    marks: [0, 0],
  }),
  awaits: (state) => awaited[turnOf(state)] ?? [],
  pending(state, seat) {
    if (seat !== turnOf(state)) return [];
    const taken = state.marks[0] | state.marks[1];
    const free = options.slice(0, state.size ** 2).filter(({ does }) => (taken & (1 << does)) === 0);
    return [{ id: occasions[state.ply] ?? '', type: 'MARK', options: free }];
  },
  choose(state, seat, square) {
    const { size, line, first, ply, marks } = state;
    const [o, x] = marks;
    const next = seat === 0 ? ([o | (1 << square), x] as const) : ([o, x | (1 << square)] as const);
    return {
      state: { size, line, first, ply: ply + 1, marks: next },
      events: [{ type: 'marked', seat, square }],
    };
  },
  result(state) {
    const latest = turnOf(state) ^ 1;
    const mine = state.marks[latest] ?? 0;
    if (lines[state.size]?.[state.line]?.some((line) => (mine & line) === line)) return won[latest];
    return state.ply === state.size ** 2 ? full : undefined;
  },
  ...openState<NoughtsState>(),
  ...timeless<NoughtsTerms>(),
};

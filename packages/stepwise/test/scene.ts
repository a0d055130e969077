/** Scenes of the worked examples: 'A:c3:2 B:d3:7' on the open board, with tiles by square. */
import { boardOf, firstState, planTurn, readLevel, squareName, type StepwiseState } from '../src/index.ts';

const OPEN = [
  '##########',
  'E........#',
  'E........#',
  'E........#',
  'E........#',
  '#........X',
  '#........X',
  '#........X',
  '#........X',
  '##########',
];

export interface Wish {
  /** 'd3=hold a', 'f4=door a inv', 'e3=spikes c', 'd3=wall', 'd3=crumbling', 'd3=crate', 'e3=pit', 'd3=switch a' */
  readonly tiles?: readonly string[];
  readonly modes?: Readonly<Record<string, string>>;
  readonly clocks?: Readonly<Record<string, string>>;
  readonly crateWeight?: number;
  readonly limits?: object;
  readonly attributes?: object;
}

const plain: Readonly<Record<string, string>> = { wall: '#', pit: '_', crumbling: '%', crate: 'B' };
const letters = 'qrstuvwxyz';

export function scene(squad: string, wish: Wish = {}): StepwiseState {
  const map = OPEN.map((row) => [...row]);
  const legend: Record<string, object> = {};
  for (const [i, text] of (wish.tiles ?? []).entries()) {
    const [square = '', what = ''] = text.split('=');
    const [kind = '', ch = '', inv] = what.split(' ');
    const glyph = plain[kind] ?? letters[i] ?? 'p';
    if (plain[kind] === undefined) legend[glyph] = tile(kind, ch, inv);
    const row = map[Number(square[1])];
    if (row) row[square.charCodeAt(0) - 97] = glyph;
  }
  const chars = squad.split(' ').map((one) => {
    const [name, at, dex = '2'] = one.split(':');
    return { name, at, dex: Number(dex), ...wish.attributes };
  });
  const { tiles: _tiles, attributes: _attributes, ...rest } = wish;
  const read = readLevel({ v: 1, map: map.map((row) => row.join('')), legend, chars, ...rest });
  if (!read.level) throw new Error(`no scene: ${JSON.stringify(read.problems)}`);
  return firstState(read.level, false);
}

function tile(kind: string, ch: string, inv: string | undefined): object {
  if (kind === 'hold' || kind === 'latch') return { t: 'plate', ch, kind };
  return { t: kind, ch, ...(inv === 'inv' ? { inv: true } : {}) };
}

/** The scene with these paths: 'A: e e s, B: . e'. */
export function planned(state: StepwiseState, paths: string): StepwiseState {
  const pairs = paths.split(', ').map((one) => one.split(': '));
  const done = planTurn(state, Object.fromEntries(pairs) as Record<string, string>);
  if (done.refused) throw new Error(`no plan: ${JSON.stringify(done.refused)}`);
  return done.state;
}

/** 'd3 e3': where everybody stands, in squad order. */
export const places = (state: StepwiseState): string => state.chars.map(({ at }) => squareName(at)).join(' ');

/** 'A complete, B blocked DOOR'. */
export function states({ level, chars }: StepwiseState): string {
  const { ids } = boardOf(level);
  return chars
    .map(({ status, stop }, i) => `${ids[i] ?? ''} ${status}${stop ? ` ${stop.code}` : ''}`)
    .join(', ');
}

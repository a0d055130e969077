/** Reads a turn in notation: every usual spelling, but only ever a legal action, and only if it is the only one meant. */
import {
  CASTLING,
  DROP,
  fromOf,
  kindOf,
  PASS,
  PAWN,
  PROMOTION,
  toOf,
  TYPE,
  typeIn,
  typeOf,
} from '@rankfall/chess';
import { formatAction, secondSquareOf, secondTypeOf } from './action.ts';
import { clearsOf } from './san-clears.ts';
import { sanOf } from './san.ts';
import { MOST_ACTIONS, type SaktrisPosition } from './position.ts';
import { squareOf } from './squares.ts';

export type SanRefusal =
  | { readonly code: 'san-unknown'; readonly got: string }
  /** `expected`: what could have been played, as far as it is not too much. */
  | { readonly code: 'san-illegal'; readonly got: string; readonly expected: readonly string[] }
  | { readonly code: 'san-ambiguous'; readonly got: string; readonly expected: readonly string[] }
  | { readonly code: 'san-clears'; readonly got: string; readonly expected: string };

const actions = new Int32Array(MOST_ACTIONS);
const LONGEST = 60;
const MOST_EXPECTED = 12;

/** Whether an action is the one that half a turn's text means. */
type Test = (position: SaktrisPosition, action: number) => boolean;

export function readSan(position: SaktrisPosition, text: string): number | SanRefusal {
  if (text.length > LONGEST) return { code: 'san-unknown', got: `${text.slice(0, 20)}…` };
  const bare = text.replace(/[+#!?]{1,4}$/, '');
  const halves = bare.split(',').map(splitClears);
  const [first, second] = halves;
  const tests = first && halves.length <= 2 ? testsOf(first.core, second?.core) : undefined;
  if (!first || !tests) return { code: 'san-unknown', got: text };
  const legal = Array.from(actions.subarray(0, position.legal(actions)));
  const meant = legal.filter((action) => tests.every((test) => test(position, action)));
  const plain = halves.map(({ core }) => core).join(',');
  const found = meant.length > 0 ? meant : legal.filter((action) => formatAction(action) === plain);
  const [action] = found;
  if (action === undefined)
    return { code: 'san-illegal', got: text, expected: inWriting(position, nearest(legal, plain)) };
  if (found.length > 1) return { code: 'san-ambiguous', got: text, expected: inWriting(position, found) };
  return clearsProblem(position, action, first.clears, second?.clears ?? '', text) ?? action;
}

function inWriting(position: SaktrisPosition, some: readonly number[]): string[] {
  return some.slice(0, MOST_EXPECTED).map((action) => sanOf(position, action));
}

/** What goes to the same square first: most likely one of these was meant. */
function nearest(legal: readonly number[], text: string): readonly number[] {
  const to = squareOf(/[a-h][1-8](?!.*[a-h][1-8])/.exec(text)?.[0] ?? '');
  return [...legal.filter((action) => toOf(action) === to), ...legal.filter((action) => toOf(action) !== to)];
}

function splitClears(half: string): { readonly core: string; readonly clears: string } {
  const at = half.indexOf('_');
  return at < 0 ? { core: half, clears: '' } : { core: half.slice(0, at), clears: half.slice(at) };
}

/** A clear that is written must be the one that happens; one that is not written is no mistake. */
function clearsProblem(
  position: SaktrisPosition,
  action: number,
  afterFirst: string,
  afterSecond: string,
  got: string,
): SanRefusal | undefined {
  if (afterFirst === '' && afterSecond === '') return undefined;
  position.make(action);
  const { afterMove, afterPlacement } = clearsOf(position.facts());
  position.unmake();
  const [one, two] = kindOf(action) === DROP ? [afterPlacement, ''] : [afterMove, afterPlacement];
  const isTrue = (afterFirst === '' || afterFirst === one) && (afterSecond === '' || afterSecond === two);
  return isTrue ? undefined : { code: 'san-clears', got, expected: sanOf(position, action) };
}

function testsOf(first: string, second: string | undefined): readonly Test[] | undefined {
  const move = testOf(first);
  if (!move) return undefined;
  if (second === undefined) return [move, (_, action) => secondTypeOf(action) === 0];
  const placed = /^([KQRBNP])?@([a-h][1-8])$/.exec(second);
  if (!placed) return undefined;
  const type = typeOf(placed[1] ?? 'P');
  const square = squareOf(placed[2] ?? '');
  return [move, (_, action) => secondTypeOf(action) === type && secondSquareOf(action) === square];
}

function testOf(text: string): Test | undefined {
  if (text === '--' || text === '0000') return (_, action) => kindOf(action) === PASS;
  if (/^[O0]-[O0](?:-[O0])?$/.test(text)) {
    const isNear = text.length === 3;
    return (_, action) => kindOf(action) === CASTLING && toOf(action) > fromOf(action) === isNear;
  }
  const placed = /^([KQRBNP])?@([a-h][1-8])$/.exec(text);
  if (placed) {
    const type = typeOf(placed[1] ?? 'P');
    const square = squareOf(placed[2] ?? '');
    return (_, action) => kindOf(action) === DROP && typeIn(action) === type && toOf(action) === square;
  }
  return moveTest(text);
}

const MOVE = /^([KQRBNP])?([a-h])?([1-8])?[x:-]?([a-h][1-8])(?:=?([QRBNqrbn]))?$/;

function moveTest(text: string): Test | undefined {
  const found = MOVE.exec(text);
  if (!found) return undefined;
  const [, letter = 'P', file, row, to = '', promotes] = found;
  const type = typeOf(letter) ?? PAWN;
  const promoted = promotes === undefined ? undefined : typeOf(promotes);
  return (position, action) => {
    const kind = kindOf(action);
    if (kind === PASS || kind === DROP || kind === CASTLING) return false;
    const from = fromOf(action);
    return (
      ((position.board.cells[from] ?? 0) & TYPE) === type &&
      toOf(action) === squareOf(to) &&
      (file === undefined || 'abcdefgh'.indexOf(file) === (from & 7)) &&
      (row === undefined || Number(row) - 1 === from >> 3) &&
      (kind === PROMOTION ? typeIn(action) === promoted : promoted === undefined)
    );
  };
}

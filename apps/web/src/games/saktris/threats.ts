/** Which pieces of a side could be captured now, by plain attack: pins and checks do not count, as in the rules of check. */
import { indexOf, squareAt } from './men.ts';
import type { Side } from '@rankfall/saktris';

type Step = readonly [number, number];

const straight: readonly Step[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];
const slanted: readonly Step[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];
const jumps: readonly Step[] = [
  [1, 2],
  [2, 1],
  [-1, 2],
  [-2, 1],
  [1, -2],
  [2, -1],
  [-1, -2],
  [-2, -1],
];

const sideOf = (letter: string): Side | undefined => (letter === '.' ? undefined : letter < 'a' ? 0 : 1);

function stepsOf(letter: string): { readonly steps: readonly Step[]; readonly isFar: boolean } {
  switch (letter.toUpperCase()) {
    case 'R':
      return { steps: straight, isFar: true };
    case 'B':
      return { steps: slanted, isFar: true };
    case 'Q':
      return { steps: [...straight, ...slanted], isFar: true };
    case 'K':
      return { steps: [...straight, ...slanted], isFar: false };
    case 'N':
      return { steps: jumps, isFar: false };
    default:
      return { steps: slanted.filter(([, up]) => up === (letter === 'P' ? 1 : -1)), isFar: false };
  }
}

/** The squares that the piece on this one attacks. */
function attackedFrom(board: string, at: number): readonly number[] {
  const { steps, isFar } = stepsOf(board.charAt(at));
  return steps.flatMap(([across, up]) => {
    const found: number[] = [];
    let [file, row] = [(at % 8) + across, Math.floor(at / 8) + up];
    while (file >= 0 && file < 8 && row >= 0 && row < 8) {
      found.push(row * 8 + file);
      if (!isFar || board.charAt(row * 8 + file) !== '.') break;
      [file, row] = [file + across, row + up];
    }
    return found;
  });
}

/** The squares of this side's pieces that the other side attacks. */
export function threatsTo(board: string, side: Side): readonly string[] {
  const attackers = [...board].flatMap((letter, at) => {
    const owner = sideOf(letter);
    return owner !== undefined && owner !== side ? [at] : [];
  });
  const attacked = new Set(attackers.flatMap((at) => attackedFrom(board, at)));
  return [...attacked]
    .filter((at) => sideOf(board.charAt(at)) === side)
    .map(squareAt)
    .sort((a, b) => indexOf(a) - indexOf(b));
}

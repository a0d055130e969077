/** The 54 waves of a Classic run: how many pawns, knights, bishops, rooks and queens come in each. */
import { soldiers, type Soldier } from './types.ts';

const table: readonly string[] = [
  '20000 30000 40000',
  '30000 31000 41000',
  '31000 41100 42100',
  '21000 31100 32100 42100 42200',
  '31100 32100 42200 42110 52210',
  '32100 42200 42210 52210 43220',
  '31100 42100 42200 42210 52210 43211 43221',
  '32100 42200 42210 53210 52211 43221 42222',
  '42110 42210 53210 43211 43221 42222 33222',
  '32110 42210 53210 43211 43221 42222 33222 32223 22233',
];

/** The pieces of a wave in the order in which they are placed: 'PPPN'. */
export type Wave = string;

const spelled = (digits: string): Wave =>
  soldiers.map((piece, i) => piece.repeat(Number(digits.charAt(i)))).join('');

export const classicWaves: readonly (readonly Wave[])[] = table.map((round) => round.split(' ').map(spelled));

export const ROUNDS = classicWaves.length;

/** How many of each kind, cheapest first; kinds that do not come are left out. */
export function countsIn(wave: Wave): readonly { readonly piece: Soldier; readonly count: number }[] {
  return soldiers
    .map((piece) => ({ piece, count: wave.split(piece).length - 1 }))
    .filter(({ count }) => count > 0);
}

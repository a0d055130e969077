/** The positions of the rules page, as people write boards: the highest row first. */

export const sections = ['arrive', 'pawns', 'bishop', 'blocked', 'king', 'end', 'clears'] as const;
export type Section = (typeof sections)[number];

export interface Picture {
  readonly board: readonly string[];
  readonly rows: number;
  readonly targets?: readonly string[];
  readonly barred?: readonly string[];
}

/** Rows from the top become 64 letters from a1; rows left out above are empty. */
export function boardOf(rows: readonly string[]): string {
  return rows.toReversed().join('').padEnd(64, '.');
}

export const pictures: Readonly<Record<Section, Picture>> = {
  arrive: {
    rows: 4,
    board: ['........', '...P....', '........', '..P..R..'],
    targets: ['a1', 'b1', 'd1', 'e1', 'g1', 'h1'],
  },
  pawns: { rows: 4, board: ['........', '........', '........', '...P....'], targets: ['d2', 'd3'] },
  bishop: {
    rows: 4,
    board: ['........', '....B...', '........', '........'],
    targets: ['b1', 'd1', 'f1', 'h1'],
    barred: ['a1', 'c1', 'e1', 'g1'],
  },
  blocked: { rows: 4, board: ['........', '........', '..P..P..', 'RPNPBNRP'] },
  king: {
    rows: 4,
    board: ['....r...', '........', '........', '..R.....'],
    targets: ['a1', 'b1', 'd1', 'f1', 'g1', 'h1'],
    barred: ['e1'],
  },
  end: { rows: 4, board: ['........', '......k.', '......q.', '......K.'] },
  clears: { rows: 4, board: ['........', '........', '.PP.....', '...P....'], targets: ['d2'] },
};

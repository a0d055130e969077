/** The small boards of the rules page: a few rows of letters, the player's in capitals, and the cells that matter. */
export const sections = ['place', 'move', 'enemy', 'promote', 'spawn'] as const;
export type Section = (typeof sections)[number];

export interface Drawn {
  /** Rows of six letters, the uppermost first. */
  readonly rows: readonly string[];
  /** Row and column of cells with a dot. */
  readonly targets?: readonly (readonly [number, number])[];
  /** Row and column of cells with a red ring. */
  readonly taken?: readonly (readonly [number, number])[];
}

export const pictures: Readonly<Record<Section, Drawn>> = {
  place: { rows: ['....p.', '..p...', '......', '......', '.PPP..', '..K...'] },
  move: {
    rows: ['......', '..p...', '......', '.N....', '......'],
    targets: [
      [1, 0],
      [2, 3],
      [4, 3],
    ],
    taken: [[1, 2]],
  },
  enemy: { rows: ['.....P', '......', 'K....r', '......'], taken: [[0, 5]] },
  promote: { rows: ['......', '..P...', '......', '......', '.K....'], targets: [[0, 2]] },
  spawn: { rows: ['R..n.p', '.p....', '......', '...K..'], taken: [[0, 0]] },
};

/** The settings form in English: a name, a line of help, and words for every value. */
import type { SaktrisSettings } from './settings.ts';

type ValueWords<V> = V extends boolean | number
  ? object
  : { readonly values: { readonly [value in V & string]: string } };

export type SettingWords = {
  readonly [name in keyof SaktrisSettings]: {
    readonly name: string;
    readonly help: string;
  } & (string extends SaktrisSettings[name]
    ? { readonly shipped: Readonly<Record<string, string>> }
    : ValueWords<SaktrisSettings[name]>);
};

export const settingWords: SettingWords = {
  arrivalFrequency: {
    name: 'Moves between arrivals',
    help: 'A new piece comes after so many of your own moves.',
  },
  arrivalOrder: {
    name: 'Arrival order',
    help: 'In which order the pieces come.',
    values: {
      fixed: 'Fixed: the same order in every game',
      select: 'Selectable: you pick each piece',
      same: 'Random, the same for both',
      diff: 'Random, different for each',
    },
  },
  blocked: {
    name: 'When a piece has no room',
    help: 'What happens when an arriving piece cannot be placed.',
    values: {
      skip: 'Skip: it tries again after the next moves',
      queue: 'Queue: it comes as soon as there is room',
      force: 'Force: move a piece away and place it in one turn',
    },
  },
  noKing: {
    name: 'No pieces before the king came',
    help: 'What happens to a side that loses everything while its king is still to come.',
    values: { lose: 'It loses', continue: 'It goes on' },
  },
  rowClear: { name: 'Row clear', help: 'Three or more pawns of one colour side by side vanish.' },
  tripletClear: {
    name: 'Triplet clear',
    help: 'Three of a kind in a line vanish and push out the next piece beyond.',
  },
  physicsBump: { name: 'Physics bump', help: 'Captured pieces are knocked off the board. For the eye only.' },
  previewCount: { name: 'Preview', help: 'How many of the coming pieces you see.' },
  fixedOrder: {
    name: 'Order of the pieces',
    help: 'For the fixed order: the sixteen pieces as letters, the first one first.',
    shipped: { classic: 'Classic, king last' },
  },
  start: {
    name: 'Start position',
    help: 'A position as SakFEN; its own rules then apply.',
    shipped: { empty: 'Empty board' },
  },
};

export const presetWords: Readonly<
  Record<'classic' | 'quick' | 'tetris' | 'chaos', { readonly name: string; readonly help: string }>
> = {
  classic: { name: 'Classic', help: 'The rules as written: one random order for both sides.' },
  quick: { name: 'Quick', help: 'Pieces never lose their turn to come, and you see three ahead.' },
  tetris: { name: 'Tetris', help: 'Rows of pawns clear, and you see three pieces ahead.' },
  chaos: { name: 'Chaos', help: 'Each side has its own order, triplets clear, and pieces pile up.' },
};

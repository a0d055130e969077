/** The settings in English: a name, a line of help, and words for every value. */
import type { BrawlSettings } from './settings.ts';

type SettingWords = {
  readonly [name in keyof BrawlSettings]: {
    readonly name: string;
    readonly help: string;
  } & (BrawlSettings[name] extends boolean
    ? object
    : { readonly values: { readonly [value in BrawlSettings[name] & string]: string } });
};

export const settingWords: SettingWords = {
  king: {
    name: 'King',
    help: 'Who is to survive.',
    values: { good: 'The Good', bad: 'The Bad', ugly: 'The Ugly' },
  },
  mode: {
    name: 'Mode',
    help: 'Ten rounds, ten rounds with boons, or waves without end.',
    values: { classic: 'Classic', plus: 'Brawl+', gauntlet: 'Gauntlet' },
  },
  enemy: {
    name: 'Enemy',
    help: 'The classic enemy takes your King only when nothing else can be taken.',
    values: { classic: 'Classic', ruthless: 'Ruthless: takes the King whenever it can' },
  },
  ranked: { name: 'Ranked', help: 'No skipping of waves, no undo, and a siege for those who stall.' },
  pace: {
    name: 'Speed',
    help: 'How long the enemy waits before it moves.',
    values: { x1: '×1', x2: '×2', x4: '×4', instant: 'Instant' },
  },
};

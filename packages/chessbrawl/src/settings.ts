/** The settings of a run. The King is one of them: a restart is a new match with the same settings. */
import { choice, flag, schema, type Schema, type ValuesOf } from '@rankfall/kernel';
import { enemies, kings, modes, paces } from './types.ts';

const fields = {
  king: choice(kings, 'good', 'k'),
  mode: choice(modes, 'classic', 'm'),
  enemy: choice(enemies, 'classic', 'e'),
  ranked: flag(false, 'r'),
  pace: choice(paces, 'x1', 'p'),
};

export type BrawlSettings = ValuesOf<typeof fields>;

export const brawlSettings: Schema<BrawlSettings> = schema(fields, {
  presets: {
    classic: {},
    ruthless: { enemy: 'ruthless' },
    plus: { mode: 'plus' },
    gauntlet: { mode: 'gauntlet', ranked: true },
  },
  // Without end there is no way around a wave: skipping would never end.
  mend: (wish) => ({ ...wish, ranked: wish.ranked || wish.mode === 'gauntlet' }),
});

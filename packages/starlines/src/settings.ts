/** What can be set: how much health both start with, and no more than that can be had. */
import { range, schema, type SettingsOf } from '@rankfall/kernel';
import { figures } from './catalogue.ts';
import type { Does, StarlinesEvent, StarlinesState } from './types.ts';

export const starlinesSettings = schema(
  { health: range(20, figures.health, figures.health, 5) },
  { presets: { skirmish: { health: 30 } } },
);
export type StarlinesSettings = SettingsOf<typeof starlinesSettings>;

export interface StarlinesTerms {
  settings: StarlinesSettings;
  state: StarlinesState;
  view: StarlinesState;
  event: StarlinesEvent;
  does: Does;
}

/**
 * All properties of the contract. The order matters: each one may take those before it for granted, so the first that
 * fails is the diagnosis, and what fails after it is often only a consequence.
 */
import { neverMutates, plainData, settings } from './properties/data.ts';
import { imagines } from './properties/imagine.ts';
import { accepted, offers, pure, refused } from './properties/offers.ts';
import { crash, drive, record, replay } from './properties/replay.ts';
import { planted, seed, twins } from './properties/secrets.ts';
import { ends, goesOn, over, time } from './properties/time.ts';
import { dice, takesBack, undo } from './properties/undo.ts';
import type { Property } from './property.ts';

export const properties: readonly Property[] = [
  settings,
  neverMutates,
  plainData,
  offers,
  time,
  dice,
  pure,
  accepted,
  replay,
  undo,
  goesOn,
  ends,
  over,
  drive,
  record,
  crash,
  refused,
  seed,
  planted,
  twins,
  imagines,
  takesBack,
];

/** All broken toys. Whoever changes a property can see here what it is there to catch. */
import type { BrokenToy } from './broken.ts';
import { brokenData } from './data.ts';
import { brokenOffers } from './offers.ts';
import { brokenSecrets } from './secrets.ts';
import { brokenTime } from './time.ts';

export type { BrokenToy } from './broken.ts';
export const brokenToys: readonly BrokenToy[] = [
  ...brokenData,
  ...brokenOffers,
  ...brokenTime,
  ...brokenSecrets,
];

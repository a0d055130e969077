/** Books of building plans for each pair of doctrines. */
import type { Pair } from '@rankfall/starlines';
import { planFrom, type Plan } from './plans.ts';

export type Book = Readonly<Record<Pair, readonly Plan[]>>;

export const bookFrom = (texts: Readonly<Record<Pair, readonly string[]>>): Book => ({
  hive_vanguard: texts.hive_vanguard.map(planFrom),
  hive_concord: texts.hive_concord.map(planFrom),
  vanguard_concord: texts.vanguard_concord.map(planFrom),
});

/** Written by hand: one plan for each idea that the ships suggest. */
export const handbook: Book = bookFrom({
  hive_vanguard: [
    '; ANT PIC XEN',
    'YRD YRD; PIC ANT XEN',
    'YRD SAC YRD TND ANT2; ANT PIC XEN',
    'SAC XEN ANT2 DSW; ANT PIC XEN',
    'SAC XEN ANT ZEN TND2; ANT PIC XEN',
    'YRD YRD JUG GRD; PIC ANT',
    'YRD YRD TND2 FLG JUG; PIC ANT',
    'YRD FRG2 SCI TND; PIC ANT XEN',
    'FRG3 SCI ANT2 DSW; ANT PIC XEN',
    'YRD ZEN SCI; PIC ANT XEN',
    'XEN3 EVO XEN4 TND2; XEN ANT PIC ~3',
    'GRD YRD ANT4; PIC ANT XEN',
    'ANT3 ZEN ANT ZEN; ANT PIC XEN',
    'PIC4 TND2 FLG; PIC ANT',
    'ANT3 PIC2 DSW; ANT PIC',
  ],
  hive_concord: [
    '; ANT XEN',
    'LAN SAC XEN ANT2; ANT XEN',
    'LAN SAC LAN XEN ANT2 SPR BCN; ANT XEN',
    'SAC XEN ANT2 DSW; ANT XEN',
    'SAC XEN ANT ZEN SPR; ANT XEN',
    'WVR SAC XEN ANT2 DSW ZEN; ANT XEN',
    'LAN WVR SPR SPR SPR BCN BCN; ANT XEN',
    'LAN WVR ARK SPR2 BCN2 WAR; ANT XEN',
    'EQL SPR ANT4; ANT XEN',
    'EQL SPR BLK; ANT XEN',
    'XEN3 EVO XEN4 BCN SPR; XEN ANT ~3',
    'WAR SAC ANT4 BCN; ANT XEN',
    'ANT3 ZEN ANT ZEN; ANT XEN',
    'ANT3 DSW BCN; ANT XEN',
    'LAN ANT3 ZEN WAR; ANT XEN',
  ],
  vanguard_concord: [
    '; PIC',
    'YRD YRD LAN; PIC',
    'YRD LAN YRD LAN TND2; PIC SPR',
    'YRD YRD JUG GRD; PIC',
    'YRD YRD TND2 FLG; PIC',
    'LAN YRD SPR3 BCN2; PIC TND',
    'YRD LAN WVR SPR3 BCN2 TND; PIC',
    'LAN WVR ARK SPR3 BCN2 TND; PIC',
    'FRG3 SCI YRD LAN; PIC TND',
    'YRD YRD EQL SPR BLK; PIC',
    'YRD EQL2 TND2; PIC',
    'WVR YRD JUG FLG; PIC',
    'PIC4 TND2 FLG; PIC TND',
    'PIC4 TND2 SPR2 BCN; PIC TND',
    'YRD PIC3 FRG JUG; PIC TND',
  ],
});

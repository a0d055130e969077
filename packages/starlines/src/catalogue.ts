/** All ships as data, in catalogue order: tuning a number touches nothing else. Upgraded ships have components. */

export const doctrines = ['hive', 'vanguard', 'concord'] as const;
export type Doctrine = (typeof doctrines)[number];

export const codes = [
  ...(['XEN', 'OXI', 'AST', 'ANT', 'SAC', 'EVO', 'ZEN', 'DSW'] as const),
  ...(['PIC', 'TND', 'FRG', 'YRD', 'GRD', 'SCI', 'JUG', 'FLG'] as const),
  ...(['LAN', 'WVR', 'SPR', 'BCN', 'EQL', 'WAR', 'ARK', 'BLK'] as const),
] as const;
export type Code = (typeof codes)[number];

/** Numbers of the rules that belong to no single ship. */
export const figures = {
  health: 50,
  brood: 12,
  /** The first turn of attrition; it grows by one damage a turn. */
  attrition: 30,
  /** What a Science Vessel heals where the power it watches heals nothing itself. */
  bonus: 4,
  sides: 6,
} as const;

export interface ShipType {
  readonly code: Code;
  /** The name of its ships: 'ark-of-knowledge' makes 'ark-of-knowledge-1'. */
  readonly slug: string;
  readonly doctrine: Doctrine;
  /** The price of a basic ship, the worth of any. */
  readonly lines: number;
  /** Made by a power only, never built. */
  readonly onlyFrom?: Code;
  readonly parts?: readonly (readonly [part: Code, count: number])[];
  readonly joining?: number;
  readonly max?: number;
  /** Counts into the limit of the brood. */
  readonly brood?: true;
  readonly charges?: number;

  /** Resolution: each ship, or each full pair and an odd one. */
  readonly damage?: number;
  readonly pairs?: { readonly pair: number; readonly odd: number };
  readonly heals?: number;
  /** Conditional healing: as a rule, and while its owner's health is below the opponent's. */
  readonly healsBelow?: { readonly usual: number; readonly below: number };
  readonly onTrigger?: number;
  /** Times harmony. */
  readonly harmony?: 'damage' | 'healing';
  /** Damage for each other ship of its doctrine. */
  readonly escort?: { readonly each: number; readonly most: number };

  /** Income. */
  readonly evenLines?: number;
  readonly joiningIncome?: number;
  /** Ships that build. */
  readonly dieBuilds?: Readonly<Partial<Record<number, readonly [code: Code, count: number]>>>;
  /** Lines beyond the worth of what a Pool destroys. */
  readonly refund?: number;
  readonly yard?: { readonly builds: Code; readonly lines: number };

  /** Charges in simultaneous declaration. */
  readonly strikes?: { readonly first: number; readonly basic: number; readonly upgraded: number };
  readonly salvo?: number;
  readonly levy?: { readonly usual: number; readonly below: number };
  readonly response?: 'mirror' | 'cancel';

  /** Passives and forced changes. */
  readonly passive?: 'science' | 'ark' | 'ward' | 'evolver';
}

const list: readonly ShipType[] = [
  { code: 'XEN', slug: 'xenite', doctrine: 'hive', lines: 1, brood: true, pairs: { pair: 1, odd: 0 } },
  { code: 'OXI', slug: 'oxite', doctrine: 'hive', lines: 1, onlyFrom: 'XEN', brood: true, max: 5, heals: 1 },
  { code: 'AST', slug: 'asterite', doctrine: 'hive', lines: 1, onlyFrom: 'XEN', brood: true, damage: 1 },
  { code: 'ANT', slug: 'antlion', doctrine: 'hive', lines: 3, pairs: { pair: 3, odd: 2 } },
  { code: 'SAC', slug: 'sacrificial-pool', doctrine: 'hive', lines: 4, max: 2, refund: 1 },
  {
    code: 'EVO',
    slug: 'evolver',
    doctrine: 'hive',
    lines: 3,
    parts: [['XEN', 3]],
    joining: 1,
    max: 1,
    passive: 'evolver',
  },
  {
    code: 'ZEN',
    slug: 'zenith',
    doctrine: 'hive',
    lines: 9,
    parts: [
      ['ANT', 2],
      ['XEN', 3],
    ],
    joining: 3,
    max: 2,
    damage: 6,
    dieBuilds: { 2: ['XEN', 2], 3: ['ANT', 1], 4: ['XEN', 2] },
  },
  {
    code: 'DSW',
    slug: 'defense-swarm',
    doctrine: 'hive',
    lines: 9,
    parts: [['ANT', 3]],
    joining: 3,
    max: 2,
    damage: 2,
    healsBelow: { usual: 3, below: 7 },
  },
  { code: 'PIC', slug: 'picket', doctrine: 'vanguard', lines: 2, damage: 1 },
  { code: 'TND', slug: 'tender', doctrine: 'vanguard', lines: 3, max: 3, heals: 2 },
  { code: 'FRG', slug: 'frigate', doctrine: 'vanguard', lines: 3, max: 3, onTrigger: 10 },
  {
    code: 'YRD',
    slug: 'shipyard',
    doctrine: 'vanguard',
    lines: 4,
    max: 2,
    yard: { builds: 'PIC', lines: 1 },
  },
  {
    code: 'GRD',
    slug: 'guardian',
    doctrine: 'vanguard',
    lines: 7,
    max: 2,
    charges: 2,
    strikes: { first: 1, basic: 1, upgraded: 2 },
  },
  { code: 'SCI', slug: 'science-vessel', doctrine: 'vanguard', lines: 3, max: 1, passive: 'science' },
  {
    code: 'JUG',
    slug: 'juggernaut',
    doctrine: 'vanguard',
    lines: 7,
    parts: [
      ['FRG', 1],
      ['PIC', 2],
    ],
    joining: 4,
    max: 2,
    charges: 2,
    damage: 3,
    salvo: 7,
  },
  {
    code: 'FLG',
    slug: 'flagship',
    doctrine: 'vanguard',
    lines: 10,
    parts: [
      ['TND', 2],
      ['PIC', 2],
    ],
    joining: 2,
    max: 1,
    escort: { each: 1, most: 6 },
    heals: 3,
  },
  { code: 'LAN', slug: 'lantern', doctrine: 'concord', lines: 3, max: 2, evenLines: 1 },
  { code: 'WVR', slug: 'weaver', doctrine: 'concord', lines: 3, max: 2, joiningIncome: 1 },
  { code: 'SPR', slug: 'spire', doctrine: 'concord', lines: 3, max: 3, harmony: 'damage' },
  { code: 'BCN', slug: 'beacon', doctrine: 'concord', lines: 4, max: 2, harmony: 'healing' },
  {
    code: 'EQL',
    slug: 'equality',
    doctrine: 'concord',
    lines: 6,
    max: 2,
    charges: 2,
    levy: { usual: 4, below: 7 },
    response: 'mirror',
  },
  { code: 'WAR', slug: 'ward', doctrine: 'concord', lines: 4, max: 2, heals: 1, passive: 'ward' },
  {
    code: 'ARK',
    slug: 'ark-of-knowledge',
    doctrine: 'concord',
    lines: 6,
    parts: [
      ['LAN', 1],
      ['WVR', 1],
    ],
    joining: 2,
    max: 1,
    passive: 'ark',
  },
  {
    code: 'BLK',
    slug: 'black-hole',
    doctrine: 'concord',
    lines: 9,
    parts: [
      ['EQL', 1],
      ['SPR', 1],
    ],
    joining: 1,
    max: 1,
    charges: 1,
    damage: 6,
    response: 'cancel',
  },
];

/** Every type with every key in the same order: the rules read them all the time, and reading one shape is quick. */
const uniform = (type: ShipType): ShipType => ({ ...blank, ...type });
const blank = Object.fromEntries(
  list.flatMap((type) => Object.keys(type)).map((key) => [key, undefined]),
) as object;

export const catalogue: readonly ShipType[] = list.map(uniform);

const byCode = Object.fromEntries(catalogue.map((type) => [type.code, type])) as Readonly<
  Record<Code, ShipType>
>;
export const typeOf = (code: Code): ShipType => byCode[code];

const bySlug = new Map(catalogue.map((type) => [type.slug, type]));
export const typeOfSlug = (slug: string): ShipType | undefined => bySlug.get(slug);

export const isUpgraded = (code: Code): boolean => byCode[code].parts !== undefined;

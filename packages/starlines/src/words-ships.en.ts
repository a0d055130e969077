/** Ships and doctrines in English: names, and what each power does in a line. */
import { typeOf, typeOfSlug, type Code, type Doctrine } from './catalogue.ts';
import type { Pair, Phase } from './types.ts';

export const shipWords: {
  readonly [code in Code]: { readonly name: string; readonly many: string; readonly power: string };
} = {
  XEN: { name: 'Xenite', many: 'Xenites', power: 'Every full pair deals 1 damage.' },
  OXI: { name: 'Oxite', many: 'Oxites', power: 'Heals 1. Made from a Xenite by an Evolver.' },
  AST: { name: 'Asterite', many: 'Asterites', power: 'Deals 1 damage. Made from a Xenite by an Evolver.' },
  ANT: { name: 'Antlion', many: 'Antlions', power: 'Every full pair deals 3 damage, an odd one 2.' },
  SAC: {
    name: 'Sacrificial Pool',
    many: 'Sacrificial Pools',
    power: 'Each turn it may destroy one of your basic Hive ships for its lines and one more.',
  },
  EVO: {
    name: 'Evolver',
    many: 'Evolvers',
    power: 'When drawing opens, each of your Xenites must become an Oxite or an Asterite.',
  },
  ZEN: {
    name: 'Zenith',
    many: 'Zeniths',
    power: 'Deals 6 damage. Die 3 builds an Antlion, 2 or 4 builds two Xenites.',
  },
  DSW: {
    name: 'Defense Swarm',
    many: 'Defense Swarms',
    // Other rules have another number, and a ship says that of the rules it is played by.
    get power() {
      return `Deals ${typeOf('DSW').damage} damage and heals 3, or 7 while your health is below your opponent’s.`;
    },
  },
  PIC: { name: 'Picket', many: 'Pickets', power: 'Deals 1 damage.' },
  TND: { name: 'Tender', many: 'Tenders', power: 'Heals 2.' },
  FRG: {
    name: 'Frigate',
    many: 'Frigates',
    power: 'Choose a die value when it is built. From the next turn on, that roll deals 10 damage.',
  },
  YRD: {
    name: 'Shipyard',
    many: 'Shipyards',
    power: 'Each turn it may build a Picket. Whenever a power of yours builds, you gain 1 line.',
  },
  GRD: {
    name: 'Guardian',
    many: 'Guardians',
    power:
      'Once a turn: 1 charge destroys a basic ship, in first strike (no answer) or declaration; 2 charges destroy an upgraded ship in declaration.',
  },
  SCI: {
    name: 'Science Vessel',
    many: 'Science Vessels',
    power:
      'When a condition of yours holds (Lantern, Zenith, Frigate, Defense Swarm or Equality while behind) it heals 4, or twice what the ship heals anyway.',
  },
  JUG: {
    name: 'Juggernaut',
    many: 'Juggernauts',
    power: 'Deals 3 damage. In declaration each charge deals 7 more.',
  },
  FLG: {
    name: 'Flagship',
    many: 'Flagships',
    power: 'Deals 1 damage for each other Vanguard ship of yours, at most 6, and heals 3.',
  },
  LAN: { name: 'Lantern', many: 'Lanterns', power: 'Gives 1 line when the die is even.' },
  WVR: { name: 'Weaver', many: 'Weavers', power: 'Gives 1 joining line each turn.' },
  SPR: { name: 'Spire', many: 'Spires', power: 'Deals damage equal to your harmony.' },
  BCN: { name: 'Beacon', many: 'Beacons', power: 'Heals your harmony.' },
  EQL: {
    name: 'Ship of Equality',
    many: 'Ships of Equality',
    power:
      'In declaration 1 charge deals 4 damage, or 7 while you are behind. In response it mirrors what was declared.',
  },
  WAR: {
    name: 'Ward',
    many: 'Wards',
    power: 'Heals 1. When the enemy would destroy another ship of yours, the Ward is lost instead.',
  },
  ARK: {
    name: 'Ark of Knowledge',
    many: 'Arks of Knowledge',
    power: 'Rerolls each turn equal to your harmony; adds 1 to each kind of healing.',
  },
  BLK: {
    name: 'Black Hole',
    many: 'Black Holes',
    get power() {
      return `Deals ${typeOf('BLK').damage} damage. In response it cancels one declared effect for as many charges.`;
    },
  },
};

export const doctrineWords: {
  readonly [doctrine in Doctrine]: { readonly name: string; readonly about: string };
} = {
  hive: { name: 'Hive', about: 'Many small ships that grow, change and feed each other.' },
  vanguard: { name: 'Vanguard', about: 'Guns on a trigger, strikes before the battle, heavy salvos.' },
  concord: { name: 'Concord', about: 'Variety is strength: rerolls, answers, healing by harmony.' },
};

export const pairWords: { readonly [pair in Pair]: string } = {
  hive_vanguard: 'Hive and Vanguard',
  hive_concord: 'Hive and Concord',
  vanguard_concord: 'Vanguard and Concord',
};

export const phaseWords: { readonly [phase in Phase]: { readonly name: string; readonly short: string } } = {
  muster: { name: 'Muster', short: 'Muster' },
  dice_roll: { name: 'Dice roll', short: 'Roll' },
  ships_that_build: { name: 'Ships that build', short: 'Yards' },
  drawing: { name: 'Drawing', short: 'Draw' },
  first_strike: { name: 'First strike', short: 'Strike' },
  simultaneous_declaration: { name: 'Simultaneous declaration', short: 'Declare' },
  conditional_response: { name: 'Conditional response', short: 'Respond' },
  resolution: { name: 'Resolution', short: 'Battle' },
};

/** 'antlion-2' is "Antlion #2"; a type that acts together, 'antlion', is "Antlion". */
export function sayShip(name: string): string {
  const whole = typeOfSlug(name);
  if (whole) return shipWords[whole.code].name;
  const cut = name.lastIndexOf('-');
  const type = typeOfSlug(name.slice(0, cut));
  return type ? `${shipWords[type.code].name} #${name.slice(cut + 1)}` : name;
}

/** The worked examples of the specification, by number: what a turn comes to. */
import { describe, expect, test } from 'vitest';
import { Scene, type SceneWish } from '../test/scene.ts';
import { starlines } from './game.ts';
import { under } from './numbers.ts';
import { changesIn, starlinesVersions } from './versions.ts';

interface Example extends SceneWish {
  readonly n: string;
  /** The only rules with these numbers; an example without is true under all of them. */
  readonly rules?: number;
  readonly script?: readonly string[];
  /** How many turns it takes, if more than one. */
  readonly turns?: number;
  /** What the seats are offered after the script; with it the turn is not finished. */
  readonly offersA?: readonly string[];
  readonly offersB?: readonly string[];
  readonly health?: readonly [number, number];
  readonly fleets?: readonly [string, string];
  readonly chargesA?: readonly string[];
  readonly chargesB?: readonly string[];
  /** Records of A by name; an empty list: there is none. */
  readonly records?: Readonly<Record<string, readonly string[]>>;
  readonly pools?: readonly [lines: number, joining: number];
}

const PHASE5 = 'simultaneous_declaration';
const used = (option: string): string => `A ${option}`;

const examples: readonly Example[] = [
  {
    n: '1 a Frigate built must be given a trigger',
    phase: 'drawing',
    a: { lines: 3 },
    script: ['A build_frg'],
    offersA: ['TRIGGER_SELECTION! frigate-1: trigger_1 trigger_2 trigger_3 trigger_4 trigger_5 trigger_6'],
  },
  {
    n: '2 Zenith and Science Vessel, die 3',
    phase: 'ships_that_build',
    dice: [3],
    a: { ships: 'ZEN SCI', health: 40 },
    records: { zenith_dice_3: ['BUILD_SHIP ANT 1', 'HEALING 4'] },
    health: [44, 42],
  },
  {
    n: '3 Zenith and Shipyard, die 3',
    phase: 'ships_that_build',
    dice: [3],
    a: { ships: 'ZEN YRD' },
    records: { zenith_dice_3: ['BUILD_SHIP ANT 1', 'GENERATE_LINES 1'] },
    offersA: [],
    pools: [1, 0],
  },
  {
    n: '4 the response window holds one response',
    a: { ships: 'GRD' },
    b: { ships: 'EQL GRD PIC' },
    script: ['A use_1_pic_1', 'ready'],
    offersA: [],
    offersB: ['CHARGE_RESPONSE equality-1: respond skip'],
  },
  {
    n: '5 a Guardian with one charge',
    a: { ships: 'GRD*1' },
    b: { ships: 'ANT FLG PIC' },
    offersA: ['CHARGE_USE guardian-1: use_1_ant_1 use_1_pic_1 use_2! skip'],
  },
  {
    n: '5 one enemy alone',
    a: { ships: 'GRD*1' },
    b: { ships: 'ANT' },
    offersA: ['CHARGE_USE guardian-1: use_1 skip'],
  },
  {
    n: '5 used in first strike, not offered again',
    phase: 'first_strike',
    a: { ships: 'GRD JUG*1' },
    b: { ships: 'ANT ANT' },
    script: ['A use_1_ant_1', 'ready'],
    offersA: ['CHARGE_USE juggernaut-1: use_1 use_2! skip'],
  },
  {
    n: '6 a first strike opens no response window',
    phase: 'first_strike',
    a: { ships: 'GRD' },
    b: { ships: 'ANT EQL' },
    script: ['A use_1_ant_1', 'ready'],
    offersA: [],
    offersB: ['CHARGE_USE equality-1: use_1 skip'],
  },
  {
    n: '7 only the other may respond',
    a: { ships: 'JUG EQL*0' },
    b: { ships: 'EQL' },
    script: ['A use_1', 'ready'],
    offersA: [],
    offersB: ['CHARGE_RESPONSE equality-1: respond skip'],
  },
  {
    n: '7 an answer that cannot be paid opens nothing',
    a: { ships: 'JUG' },
    b: { ships: 'EQL*1' },
    script: ['A use_2'],
    health: [50, 33],
  },
  ...(
    [
      [1, 4, 16],
      [2, 3, 17],
      [3, 2, 18],
    ] as const
  ).flatMap(([rules, damage, health]): readonly Example[] => [
    {
      n: '8 Defense Swarm below, with Science Vessel',
      rules,
      a: { ships: 'DSW SCI', health: 12 },
      b: { health: 20 },
      records: {
        defense_swarm_conditional: ['HEALING 7', 'HEALING 6'],
        defense_swarm: [`DAMAGE ${damage}`],
      },
      health: [25, health],
    },
    {
      n: '8 level health gives no bonus',
      rules,
      a: { ships: 'DSW SCI', health: 20 },
      b: { health: 20 },
      records: { defense_swarm_conditional: ['HEALING 3'] },
      health: [23, health],
    },
  ]),
  {
    n: '8 two Swarms',
    a: { ships: 'DSW DSW SCI', health: 12 },
    b: { health: 20 },
    records: { defense_swarm_conditional: ['HEALING 14', 'HEALING 6'] },
  },
  {
    n: '9 two Antlions pay for themselves',
    phase: 'drawing',
    a: { ships: 'ANT ANT', lines: 6 },
    script: ['A upgrade_dsw'],
    fleets: ['dsw_1', ''],
    pools: [0, 0],
    offersA: [],
  },
  {
    n: '9 joining lines are spent first',
    phase: 'drawing',
    a: { ships: 'ANT ANT', lines: 4, joining: 2 },
    script: ['A upgrade_dsw'],
    fleets: ['dsw_1', ''],
    pools: [0, 0],
    offersA: [],
  },
  {
    n: '11 two Pools',
    phase: 'ships_that_build',
    a: { ships: 'SAC SAC XEN ANT OXI ZEN PIC' },
    offersA: [
      'SHIP_DESTROY sacrificial-pool-1: destroy_xen_1 destroy_ant_1 destroy_oxi_1 skip',
      'SHIP_DESTROY sacrificial-pool-2: destroy_xen_1 destroy_ant_1 destroy_oxi_1 skip',
    ],
  },
  {
    n: '11 Xenite, then Antlion',
    phase: 'ships_that_build',
    a: { ships: 'SAC SAC XEN ANT OXI ZEN PIC' },
    script: ['A destroy_xen_1', 'A destroy_ant_1'],
    offersA: [],
    pools: [6, 0],
    fleets: ['sac_1 sac_2 oxi_1 zen_1 pic_1', ''],
  },
  {
    n: '11 skip does nothing',
    phase: 'ships_that_build',
    a: { ships: 'SAC XEN' },
    script: ['A skip'],
    offersA: [],
    pools: [0, 0],
    fleets: ['sac_1 xen_1', ''],
  },
  {
    n: '12 three Xenites must change, one built now waits',
    phase: 'drawing',
    a: { ships: 'EVO XEN XEN XEN', lines: 1 },
    script: ['A build_xen'],
    offersA: [1, 2, 3].map((n) => `SHIP_TRANSFORM! xenite-${n}: to_oxite to_asterite`),
  },
  {
    n: '12 new Xenites of a Zenith must change',
    phase: 'ships_that_build',
    dice: [2],
    a: { ships: 'EVO ZEN' },
    offersA: [1, 2].map((n) => `SHIP_TRANSFORM! xenite-${n}: to_oxite to_asterite`),
  },
  ...(
    [
      [1, 'six', 'OXI OXI OXI OXI OXI OXI'],
      [2, 'six', 'OXI OXI OXI OXI OXI OXI'],
      [3, 'five', 'OXI OXI OXI OXI OXI'],
    ] as const
  ).map(([rules, count, oxites]): Example => ({
    n: `13 ${count} Oxites are enough`,
    rules,
    phase: 'drawing',
    a: { ships: `EVO ${oxites} XEN` },
    offersA: ['SHIP_TRANSFORM! xenite-1: to_oxite! to_asterite'],
  })),
  ...(
    [
      [1, 4],
      [2, 5],
      [3, 5],
    ] as const
  ).map(([rules, lines]): Example => ({
    n: '14 an upgrade consumes the Xenite that must change',
    rules,
    phase: 'drawing',
    a: { ships: 'EVO XEN ANT ANT', lines },
    script: ['A build_xen', 'A build_xen', 'A upgrade_zen'],
    offersA: [],
    fleets: ['evo_1 zen_1', ''],
    pools: [0, 0],
  })),
  ...(
    [
      ['ARK XEN ANT', 1],
      ['ARK XEN ANT LAN WVR', 1],
      ['ARK XEN ANT LAN WVR SPR', 2],
      ['ARK XEN', 0],
    ] as const
  ).map(([ships, rerolls]): Example => ({
    n: `15 ${ships}: ${rerolls} rerolls`,
    phase: 'dice_roll',
    a: { ships },
    b: { ships: 'ARK XEN ANT' },
    offersA: rerolls > 0 ? ['DICE_REROLL ark-of-knowledge-1: reroll keep'] : [],
    script: [],
  })),
  {
    n: '16 A rerolls, B keeps, then B rerolls',
    phase: 'dice_roll',
    dice: [2, 5, 6],
    a: { ships: 'ARK XEN ANT' },
    b: { ships: 'ARK XEN ANT' },
    script: ['A reroll', 'B keep', 'ready', 'B reroll', 'ready'],
    pools: [6, 0],
    offersA: [
      'SHIP_BUILD: build_xen build_ant build_sac upgrade_evo upgrade_zen! upgrade_dsw! build_lan build_wvr build_spr build_bcn build_eql build_war upgrade_ark! upgrade_blk! done',
    ],
  },
  {
    n: '16 both reroll: one new roll',
    phase: 'dice_roll',
    dice: [2, 5, 6],
    a: { ships: 'ARK XEN ANT' },
    b: { ships: 'ARK XEN ANT' },
    script: ['A reroll', 'B reroll', 'ready'],
    pools: [5, 0],
  },
  {
    n: '17 the Ward stands in for an upgraded ship',
    a: { ships: 'GRD' },
    b: { ships: 'DSW WAR' },
    script: [used('use_2')],
    fleets: ['grd_1', 'dsw_1'],
    chargesA: ['guardian-1*0'],
  },
  {
    n: '17 two first strikes, one Ward',
    phase: 'first_strike',
    a: { ships: 'GRD GRD' },
    b: { ships: 'ANT WAR' },
    script: ['A use_1_ant_1 guardian-1', 'A use_1_ant_1 guardian-2'],
    fleets: ['grd_1 grd_2', ''],
  },
  {
    n: '17 own sacrifice: the Ward stays',
    phase: 'ships_that_build',
    a: { ships: 'SAC XEN WAR' },
    script: ['A destroy_xen_1'],
    fleets: ['sac_1 war_1', ''],
    offersA: [],
  },
  {
    n: '18 two strikes on one Antlion',
    phase: 'first_strike',
    a: { ships: 'GRD GRD' },
    b: { ships: 'ANT PIC' },
    script: ['A use_1_ant_1 guardian-1', 'A use_1_ant_1 guardian-2'],
    fleets: ['grd_1 grd_2', 'pic_1'],
    chargesA: ['guardian-1*1', 'guardian-2*1'],
  },
  {
    n: '19 both are lost, the Frigate does not fire',
    phase: 'first_strike',
    dice: [4],
    a: { ships: 'FRG:4 GRD' },
    b: { ships: 'GRD' },
    script: ['A use_1', 'B use_1_frg_1'],
    fleets: ['grd_1', ''],
    health: [50, 50],
  },
  {
    n: '20 a Frigate struck in declaration fires first',
    dice: [4],
    a: { ships: 'GRD' },
    b: { ships: 'FRG:4' },
    script: [used('use_1')],
    fleets: ['grd_1', ''],
    health: [40, 50],
  },
  {
    n: '21 Black Hole cancels a double salvo',
    rules: 1,
    a: { ships: 'JUG' },
    b: { ships: 'BLK' },
    script: [used('use_2'), 'B respond'],
    health: [44, 47],
    chargesA: ['juggernaut-1*0'],
    chargesB: ['black-hole-1*0'],
  },
  ...(
    [
      [2, 45],
      [3, 44],
    ] as const
  ).map(([rules, health]): Example => ({
    n: '21 its one charge cancels a single salvo',
    rules,
    a: { ships: 'JUG' },
    b: { ships: 'BLK' },
    script: [used('use_1'), 'B respond'],
    health: [health, 47],
    chargesA: ['juggernaut-1*1'],
    chargesB: ['black-hole-1*0'],
  })),
  ...(
    [
      [1, 44],
      [2, 45],
      [3, 44],
    ] as const
  ).map(([rules, health]): Example => ({
    n: '21 with one charge it cannot answer two',
    rules,
    a: { ships: 'JUG' },
    b: { ships: 'BLK*1' },
    script: [used('use_2')],
    health: [health, 33],
  })),
  ...(
    [
      [1, 37],
      [2, 38],
      [3, 37],
    ] as const
  ).map(([rules, health]): Example => ({
    n: '22 mirrored and cancelled',
    rules,
    a: { ships: 'JUG' },
    b: { ships: 'EQL BLK' },
    script: [used('use_1'), 'B respond equality-1', 'B respond black-hole-1'],
    health: [health, 47],
  })),
  {
    n: '23 mirror on the same class',
    a: { ships: 'GRD ANT ZEN' },
    b: { ships: 'PIC EQL' },
    script: [used('use_1_pic_1'), 'ready'],
    offersB: ['CHARGE_RESPONSE equality-1: respond_grd_1_grd_1 respond_grd_1_ant_1 skip'],
    offersA: [],
  },
  {
    n: '23 no upgraded ship to mirror on',
    a: { ships: 'GRD' },
    b: { ships: 'FLG EQL' },
    script: [used('use_2')],
    fleets: ['grd_1', 'eql_1'],
  },
  {
    n: '24 Equality behind',
    a: { ships: 'EQL', health: 20 },
    b: { health: 30 },
    script: [used('use_1')],
    health: [20, 23],
  },
  {
    n: '24 Equality level',
    a: { ships: 'EQL', health: 30 },
    b: { health: 30 },
    script: [used('use_1')],
    health: [30, 26],
  },
  {
    n: '24 a mirror goes by the responder’s own condition',
    a: { ships: 'EQL', health: 20 },
    b: { ships: 'EQL', health: 30 },
    script: [used('use_1'), 'B respond'],
    health: [16, 23],
  },
  ...(
    [
      [1, 18],
      [2, 19],
      [3, 18],
    ] as const
  ).map(([rules, health]): Example => ({
    n: '25 the healing stays when the damage is cancelled',
    rules,
    a: { ships: 'EQL SCI', health: 20 },
    b: { ships: 'BLK', health: 30 },
    script: [used('use_1'), 'B respond'],
    records: { use_1: ['DAMAGE 7', 'HEALING 4'] },
    health: [health, 30],
  })),
  {
    n: '26 the higher number wins',
    a: { ships: 'ANT ANT ANT ANT ANT ANT', health: 3 },
    b: { ships: 'ANT ANT ANT ANT ANT ANT', health: 5 },
    health: [-6, -4],
  },
  {
    n: '26 level is a draw',
    a: { ships: 'ANT ANT ANT ANT ANT ANT', health: 4 },
    b: { ships: 'ANT ANT ANT ANT ANT ANT', health: 4 },
    health: [-5, -5],
  },
  {
    n: '27 never above the maximum',
    a: { ships: 'TND TND', health: 49 },
    b: { ships: 'PIC' },
    health: [50, 50],
  },
  ...(
    [
      ['ANT', 2],
      ['ANT ANT', 3],
      ['ANT ANT ANT', 5],
      ['XEN', 0],
      ['XEN XEN XEN XEN XEN', 2],
      ['AST AST AST', 3],
    ] as const
  ).map(([ships, damage]): Example => ({
    n: `28 ${ships}: ${damage} damage`,
    a: { ships },
    health: [50, 50 - damage],
  })),
  {
    n: '29 harmony 2',
    a: { ships: 'SPR SPR BCN BCN LAN WVR WAR PIC', health: 30 },
    health: [35, 45],
  },
  {
    n: '29 with the Ark',
    a: { ships: 'SPR SPR BCN BCN ARK WAR PIC TND', health: 30 },
    health: [40, 45],
  },
  {
    n: '30 a Frigate does not fire in the turn it is built',
    phase: 'drawing',
    dice: [4],
    a: { lines: 3 },
    script: ['A build_frg', 'A trigger_4'],
    health: [50, 50],
  },
  {
    n: '30 nor forget it in the next',
    phase: 'drawing',
    dice: [4, 4],
    a: { lines: 3 },
    script: ['A build_frg', 'A trigger_4'],
    turns: 2,
    health: [50, 40],
  },
  {
    n: '30 Frigates on 2, 2 and 3',
    dice: [2],
    a: { ships: 'FRG:2 FRG:2 FRG:3 SCI' },
    records: { frigate_dice_2: ['DAMAGE 20', 'HEALING 4'] },
  },
  ...(
    [
      [1, 3, 2],
      [2, 1, 1],
      [3, 1, 1],
    ] as const
  ).map(([rules, lines, charges]): Example => ({
    n: '32 the full Equality is kept',
    rules,
    phase: 'drawing',
    a: { ships: 'EQL*2 EQL*1 SPR', lines },
    script: ['A upgrade_blk_eql_2'],
    offersA: [],
    chargesA: ['equality-1*2', `black-hole-1*${charges}`],
  })),
  {
    n: '33 eleven of the brood: one more',
    phase: 'ships_that_build',
    dice: [4],
    a: { ships: `ZEN SCI ${'XEN '.repeat(11)}`, health: 30 },
    records: { zenith_dice_4: ['BUILD_SHIP XEN 1', 'HEALING 4'] },
    health: [34, 38],
  },
  {
    n: '33 twelve: the power does not fire',
    phase: 'ships_that_build',
    dice: [4],
    a: { ships: `ZEN SCI YRD ${'XEN '.repeat(12)}`, health: 30 },
    records: { zenith_dice_4: [] },
    // The one line is the next turn's die; a Shipyard's would be a second.
    pools: [1, 0],
  },
  ...(
    [
      [1, 24, 50],
      [1, 25, 49],
      [1, 27, 47],
      [2, 29, 50],
      [2, 30, 49],
      [2, 32, 47],
      [3, 29, 50],
      [3, 30, 49],
      [3, 32, 47],
    ] as const
  ).map(([rules, turn, health]): Example => ({
    n: `38 attrition in turn ${turn}`,
    rules,
    turn,
    health: [health, health],
  })),
  { n: '39 Flagship, Picket, Tender', a: { ships: 'FLG PIC TND', health: 30 }, health: [35, 47] },
  {
    n: '39 Flagship and seven Pickets',
    a: { ships: `FLG ${'PIC '.repeat(7)}`, health: 30 },
    health: [33, 37],
  },
  ...(
    [
      [1, 'build_grd'],
      [2, 'build_grd'],
      [3, 'build_grd!'],
    ] as const
  ).map(([rules, guardian]): Example => ({
    n: '40 Lanterns by the die',
    rules,
    phase: 'dice_roll',
    dice: [4],
    a: { ships: 'LAN LAN WVR SCI', pair: 'vanguard_concord' },
    records: { lantern_dice_4: ['GENERATE_LINES 2', 'HEALING 4'] },
    pools: [6, 1],
    offersA: [
      `SHIP_BUILD: build_pic build_tnd build_frg build_yrd ${guardian} build_sci! upgrade_jug! upgrade_flg! build_lan! build_wvr build_spr build_bcn build_eql build_war upgrade_ark upgrade_blk! done`,
    ],
  })),
  {
    n: '41 a Shipyard builds a Picket and gives a line',
    phase: 'ships_that_build',
    a: { ships: 'YRD', lines: 2 },
    offersA: ['SHIP_BUILD shipyard-1: build_pic done'],
  },
  {
    n: '41 one line is left',
    phase: 'ships_that_build',
    a: { ships: 'YRD', lines: 2 },
    script: ['A build_pic', 'ready'],
    records: { build_pic: ['BUILD_SHIP PIC 1', 'GENERATE_LINES 1'] },
    pools: [1, 0],
    offersA: [
      'SHIP_BUILD: build_xen build_ant! build_sac! upgrade_evo! upgrade_zen! upgrade_dsw! build_pic! build_tnd! build_frg! build_yrd! build_grd! build_sci! upgrade_jug! upgrade_flg! done',
    ],
  },
  {
    n: '41 with one line it is not pending',
    phase: 'ships_that_build',
    a: { ships: 'YRD SAC XEN', lines: 0 },
    offersA: ['SHIP_DESTROY sacrificial-pool-1: destroy_xen_1 skip'],
  },
  {
    n: '41 pending once the Xenite is destroyed',
    phase: 'ships_that_build',
    a: { ships: 'YRD SAC XEN', lines: 0 },
    script: ['A destroy_xen_1'],
    offersA: ['SHIP_BUILD shipyard-1: build_pic done'],
  },
];

const play = (example: Example): void => {
  const scene = new Scene({ phase: PHASE5, ...example }).script(example.script ?? []);
  const { offersA, offersB, records = {}, fleets, pools } = example;
  if (offersA === undefined && offersB === undefined && pools === undefined) scene.finish(example.turns);
  const isBuilding = (line: string): boolean => line.startsWith('SHIP_BUILD: ');
  const wanted = (offers: readonly string[], wish: readonly string[]): readonly string[] =>
    wish.some(isBuilding) ? offers : offers.filter((line) => !isBuilding(line));
  if (offersA) expect(wanted(scene.offers(0), offersA)).toEqual(offersA);
  if (offersB) expect(wanted(scene.offers(1), offersB)).toEqual(offersB);
  if (pools) expect([scene.state.sides[0].lines, scene.state.sides[0].joining]).toEqual(pools);
  if (fleets) expect([scene.fleet(0), scene.fleet(1)]).toEqual(fleets);
  if (example.chargesA) expect(scene.charges(0)).toEqual(example.chargesA);
  if (example.chargesB) expect(scene.charges(1)).toEqual(example.chargesB);
  if (example.health) {
    if (offersA === undefined && pools !== undefined) scene.finish(example.turns);
    expect(scene.health).toEqual(example.health);
  }
  for (const [name, effects] of Object.entries(records)) expect(scene.record(name) ?? []).toEqual(effects);
};

// The specification was written with the numbers of rules 1. What it works out holds today, or is proved under the rules it is of.
describe.each(starlinesVersions.map(({ rules }) => rules))('worked examples, rules %i', (rules) => {
  const own = examples.filter((example) => (example.rules ?? rules) === rules);
  test.each(own)('example $n', (example) => under(changesIn(rules), () => play(example)));
});

test('every worked example is true of the rules in force, or has one beside it that is', () => {
  const numbers = (of: (rules: number | undefined) => boolean): Set<string> =>
    new Set(examples.filter(({ rules }) => of(rules)).map(({ n }) => n.split(' ')[0] ?? ''));
  const now = numbers((rules) => rules === undefined || rules === starlines.rules);
  expect([...numbers(() => true)].filter((n) => !now.has(n))).toEqual([]);
});

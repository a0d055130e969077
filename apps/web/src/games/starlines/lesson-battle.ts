/**
 * The first battle: four turns, each begun from a prepared table, with an opponent who follows a script. Together they show every
 * kind of choice once. What the player does is really played; only what the lesson is about is taken.
 */
import {
  choose,
  emptyQueue,
  layTable,
  pendingOf,
  READY_TYPE,
  startFrom,
  type Match,
  type Option,
  type PendingAction,
  type Told,
} from '@rankfall/kernel';
import {
  starlines,
  typeOf,
  type Code,
  type Does,
  type Pair,
  type Phase,
  type Ship,
  type Side,
  type StarlinesState,
  type StarlinesTerms,
} from '@rankfall/starlines';

/** One thing to do: the type of the action, and the option where it matters which. */
export interface Task {
  readonly id: keyof typeof tasks;
  readonly type: string;
  readonly option?: string;
}

const tasks = {
  muster: 'DOCTRINE_SELECTION',
  musterReady: READY_TYPE,
  build: 'SHIP_BUILD',
  buildMore: 'SHIP_BUILD',
  firstReady: READY_TYPE,
  feed: 'SHIP_DESTROY',
  feedReady: READY_TYPE,
  evolve: 'SHIP_TRANSFORM',
  trigger: 'TRIGGER_SELECTION',
  secondReady: READY_TYPE,
  reroll: 'DICE_REROLL',
  rerollReady: READY_TYPE,
  spendReady: READY_TYPE,
  declare: 'CHARGE_USE',
  thirdReady: READY_TYPE,
  saveReady: READY_TYPE,
  respond: 'CHARGE_RESPONSE',
  lastReady: READY_TYPE,
} as const;

const task = (id: keyof typeof tasks, option?: string): Task => ({
  id,
  type: tasks[id],
  ...(option === undefined ? {} : { option }),
});

interface Scene {
  /** Its dice begin here; the roll that follows its turn is the one that the next scene begins with. */
  readonly seed: string;
  readonly state: () => StarlinesState;
  readonly tasks: readonly Task[];
  /** What the opponent chooses in a phase, before it is ready. */
  readonly foe: Readonly<Partial<Record<Phase, string>>>;
}

const noDice = {
  draw: () => 0,
  below: () => 0,
  shuffle: <E>(_stream: string, list: readonly E[]) => [...list],
};
const opening = (): StarlinesState => starlines.setup({ health: 50 }, 2, noDice);

interface Wish {
  readonly pair: Pair;
  readonly health: number;
  readonly ships: readonly (Code | readonly [Code, Partial<Ship>])[];
  readonly rerolls?: number;
}

function sideWith({ pair, health, ships, rerolls = 0 }: Wish, turn: number): Side {
  const made: Partial<Record<Code, number>> = {};
  const fleet = ships.map((wish): Ship => {
    const [code, more] = typeof wish === 'string' ? [wish, {}] : wish;
    const n = (made[code] ?? 0) + 1;
    made[code] = n;
    const { charges, onTrigger } = typeOf(code);
    return {
      code,
      n,
      ...(charges === undefined ? {} : { charges }),
      ...(onTrigger === undefined ? {} : { built: turn - 1 }),
      ...more,
    };
  });
  return { ...opening().sides[0], doctrines: pair, health, ships: fleet, made, rerolls };
}

function tableAt(turn: number, phase: Phase, die: number, you: Wish, foe: Wish): StarlinesState {
  const sides = [sideWith(you, turn), sideWith(foe, turn)] as const;
  return {
    ...opening(),
    at: { turn, phase, ready: [false, true] },
    asked: [true, false],
    die,
    sides,
    shown: sides,
    queue: emptyQueue(),
  };
}

export const scenes: readonly Scene[] = [
  {
    seed: 'lesson 51',
    state: opening,
    foe: { muster: 'vanguard_concord', drawing: 'build_pic' },
    tasks: [
      task('muster', 'hive_concord'),
      task('musterReady'),
      task('build', 'build_ant'),
      task('buildMore', 'build_ant'),
      task('firstReady'),
    ],
  },
  {
    seed: 'lesson 18',
    state: () =>
      tableAt(
        2,
        'ships_that_build',
        3,
        { pair: 'hive_concord', health: 49, ships: ['ANT', 'ANT', 'XEN', 'XEN', 'SAC', 'EVO', 'FRG'] },
        { pair: 'vanguard_concord', health: 47, ships: ['PIC', 'PIC', 'TND'] },
      ),
    foe: {},
    tasks: [
      task('feed', 'destroy_xen_1'),
      task('feedReady'),
      task('evolve', 'to_oxite'),
      task('trigger', 'trigger_4'),
      task('secondReady'),
    ],
  },
  {
    seed: 'lesson 43',
    state: () =>
      tableAt(
        3,
        'dice_roll',
        2,
        {
          pair: 'hive_concord',
          health: 48,
          ships: ['ANT', 'ANT', 'OXI', ['FRG', { trigger: 4 }], 'EQL', 'ARK'],
          rerolls: 1,
        },
        { pair: 'vanguard_concord', health: 46, ships: ['PIC', 'PIC', 'PIC', 'TND', 'SPR'] },
      ),
    foe: {},
    tasks: [
      task('reroll', 'reroll'),
      task('rerollReady'),
      task('spendReady'),
      task('declare', 'use_1'),
      task('thirdReady'),
    ],
  },
  {
    seed: 'lesson 4',
    state: () =>
      tableAt(
        4,
        'simultaneous_declaration',
        4,
        {
          pair: 'hive_concord',
          health: 46,
          ships: [
            'ANT',
            'ANT',
            'ANT',
            'OXI',
            ['FRG', { trigger: 4 }],
            ['FRG', { trigger: 4 }],
            ['EQL', { charges: 1 }],
            'ARK',
            'DSW',
          ],
        },
        { pair: 'vanguard_concord', health: 31, ships: ['PIC', 'TND', 'SPR', 'JUG'] },
      ),
    foe: { simultaneous_declaration: 'use_1' },
    tasks: [task('saveReady'), task('respond', 'respond'), task('lastReady')],
  },
];

export interface LessonStep {
  readonly match: Match<StarlinesTerms>;
  readonly told: readonly Told<StarlinesTerms>[];
}

/** A scene as it begins, with the health that the one before left behind; the opponent has made its first choice already. */
export function beginScene(scene: Scene, before?: StarlinesState): LessonStep {
  const table = layTable(starlines.table);
  if ('code' in table) throw new Error(`the lesson has no table: ${table.code}`);
  const state = withHealthOf(before, scene.state());
  // In the last turn the opponent has something to declare as well.
  const at = scene.foe[state.at.phase] === undefined ? state.at : { ...state.at, ready: [false, false] };
  const charter = { game: starlines, settings: { health: 50 }, seed: scene.seed, seats: 2, table };
  return answer({ match: startFrom(charter, { ...state, at }, { at: 0 }), told: [] }, scene);
}

/** What was drawn freely stays behind, but what it did to health has been seen. */
function withHealthOf(before: StarlinesState | undefined, state: StarlinesState): StarlinesState {
  if (!before) return state;
  const [you, foe] = state.sides;
  const sides = [
    { ...you, health: before.sides[0].health },
    { ...foe, health: before.sides[1].health },
  ] as const;
  return { ...state, sides, shown: sides };
}

/** The player's choice, and whatever the opponent does about it. */
export function playTask(
  before: Match<StarlinesTerms>,
  scene: Scene,
  action: PendingAction<Does>,
  option: Option<Does>,
): LessonStep {
  const step = choose(before, 0, { action: action.id, option: option.id });
  return answer({ match: step.match, told: step.told }, scene);
}

/** The opponent chooses what its script says for the phase, once, and is ready. */
function answer({ match, told }: LessonStep, scene: Scene): LessonStep {
  let now: LessonStep = { match, told };
  for (let step = 0; step < 20; step++) {
    const { state, result } = now.match;
    if (result || !starlines.awaits(state).includes(1)) break;
    const wanted = scene.foe[state.at.phase];
    const chosen = state.sides[1].records.length > 0 ? undefined : wanted;
    const offered = pendingOf(now.match, 1);
    const of = (id: string): { action: string; option: string } | undefined => {
      const action = offered.find(({ options }) => options.some((one) => one.id === id && !one.off));
      return action && { action: action.id, option: id };
    };
    const choice = (chosen === undefined ? undefined : of(chosen)) ?? of('ready');
    if (!choice) break;
    const done = choose(now.match, 1, choice);
    now = { match: done.match, told: [...now.told, ...done.told] };
  }
  return now;
}

/** Whether this is what the task asks for. */
export function isAsked(wanted: Task, action: PendingAction<Does>, option: Option<Does>): boolean {
  return action.type === wanted.type && (wanted.option === undefined || wanted.option === option.id);
}

/** Whether this may be done as well: lines may be spent, but not on what uses up the ship that the next task is about. */
export function isFree(wanted: Task, action: PendingAction<Does>, { does }: Option<Does>): boolean {
  if (wanted.id !== 'spendReady' || action.type !== 'SHIP_BUILD') return false;
  return does.do !== 'build' || !typeOf(does.code).parts?.some(([part]) => part === 'EQL');
}

/**
 * The settings of Action, in seconds as people say them. The fields at the top are both sides', or White's where the
 * queues are separate; then `black` holds Black's. The delays of the computer are settings too, but the room's to keep.
 */
import {
  choice,
  data,
  flag,
  group,
  range,
  schema,
  type Reason,
  type Schema,
  type ValuesOf,
} from '@rankfall/kernel';
import { readSnapshot, type Snapshot, type SnapshotRefusal } from './snapshot.ts';
import {
  bumpEdges,
  firstSlots,
  pieceSources,
  queueKinds,
  timings,
  type ActionRules,
  type Supply,
  type Weights,
} from './types.ts';

const checkStart = (text: string): (Reason & SnapshotRefusal) | undefined => {
  const read = readSnapshot(text);
  return 'code' in read ? { ...read } : undefined;
};

const weights = group(
  {
    P: range(0, 100, 40),
    N: range(0, 100, 20),
    B: range(0, 100, 20),
    R: range(0, 100, 15),
    Q: range(0, 100, 5),
  },
  'w',
);

const fields = {
  moveCooldown: range(0.2, 10, 1, 0.1, 'cd'),
  arrivalInterval: range(1, 30, 3, 0.5, 'in'),
  aiReactionMin: range(0, 5, 0.4, 0.1, 'rn'),
  aiReactionMax: range(0, 5, 1, 0.1, 'rx'),
  tripletClear: flag(true, 'tc'),
  rowClear: flag(false, 'rc'),
  bumpEdge: choice(bumpEdges, 'full', 'be'),
  pieceSource: choice(pieceSources, 'fixed', 'ps'),
  endless: flag(false, 'el'),
  kingSlot: range(1, 16, 8, 1, 'ks'),
  weights,
  queues: choice(queueKinds, 'shared', 'qs'),
  black: group(
    {
      moveCooldown: range(0.2, 10, 1, 0.1, 'cd'),
      arrivalInterval: range(1, 30, 3, 0.5, 'in'),
      pieceSource: choice(pieceSources, 'fixed', 'ps'),
      kingSlot: range(1, 16, 8, 1, 'ks'),
      weights,
    },
    'bl',
  ),
  timing: choice(timings, 'alternate', 'tm'),
  acceleration: range(0, 0.2, 0, 0.01, 'ac'),
  minInterval: range(1, 10, 1, 0.5, 'mi'),
  premove: flag(false, 'pm'),
  countdown: range(0, 5, 3, 1, 'sc'),
  tripletFreeze: flag(false, 'tf'),
  firstSlot: choice(firstSlots, 'white', 'fs'),
  quietDraw: flag(false, 'qd'),
  score: flag(false, 'so'),
  start: data({ shipped: ['empty'], longest: 600, default: 'empty', check: checkStart, code: 's' }),
};

export type ActionSettings = ValuesOf<typeof fields>;

export const actionSettings: Schema<ActionSettings> = schema(fields, {
  presets: {
    blitz: {},
    standard: { moveCooldown: 3, arrivalInterval: 8 },
    strategic: { moveCooldown: 6, arrivalInterval: 15, premove: true },
    survival: {
      moveCooldown: 3,
      arrivalInterval: 8,
      pieceSource: 'weighted',
      endless: true,
      kingSlot: 4,
      acceleration: 0.03,
      score: true,
    },
  },
  mend,
});

function mend(wish: ActionSettings): ActionSettings {
  const start = startOf(wish);
  const agreed: ActionSettings = start ? { ...wish, ...fieldsOf(start) } : wish;
  const { black, queues } = agreed;
  return {
    ...agreed,
    aiReactionMax: Math.max(agreed.aiReactionMin, agreed.aiReactionMax),
    minInterval: Math.min(agreed.minInterval, Math.floor(agreed.arrivalInterval * 2) / 2),
    endless:
      agreed.endless &&
      (agreed.pieceSource !== 'fixed' || (queues === 'separate' && black.pieceSource !== 'fixed')),
    weights: heavyEnough(agreed.weights),
    black: {
      ...black,
      weights: heavyEnough(black.weights),
      // Together means at one interval.
      arrivalInterval: agreed.timing === 'simultaneous' ? agreed.arrivalInterval : black.arrivalInterval,
    },
  };
}

/** Something must be drawn. */
const heavyEnough = (wish: Weights): Weights =>
  Object.values(wish).every((weight) => weight === 0) ? { ...wish, P: 1 } : wish;

/** A start brings its own rules and pieces, so what it says holds and nothing is drawn. */
function fieldsOf(start: Snapshot): Partial<ActionSettings> {
  return {
    moveCooldown: start.cooldown / 1000,
    arrivalInterval: start.interval / 1000,
    tripletClear: start.tripletClear,
    rowClear: start.rowClear,
    bumpEdge: start.bumpEdge,
    pieceSource: 'fixed',
    queues: 'shared',
    acceleration: 0,
    timing: start.slots.length === 2 ? 'independent' : 'alternate',
  };
}

/** The position a match starts from, if the settings name one. */
export function startOf({ start }: Pick<ActionSettings, 'start'>): Snapshot | undefined {
  if (start === 'empty') return undefined;
  const read = readSnapshot(start);
  if ('code' in read) throw new Error(`a start that passed its check is refused: ${read.field}`);
  return read;
}

const millis = (seconds: number): number => Math.round(seconds * 1000);

export function rulesOf(settings: ActionSettings): ActionRules {
  const { endless, timing, acceleration, tripletClear, rowClear, bumpEdge } = settings;
  const { tripletFreeze, premove, quietDraw, score } = settings;
  const isShared = settings.queues === 'shared';
  const black = isShared ? settings : settings.black;
  const supplyOf = (
    from: Omit<Supply, 'source' | 'endless'> & { pieceSource: Supply['source'] },
  ): Supply => ({
    source: from.pieceSource,
    endless: endless && from.pieceSource !== 'fixed',
    kingSlot: from.kingSlot,
    weights: from.weights,
  });
  return {
    cooldown: [millis(settings.moveCooldown), millis(black.moveCooldown)],
    interval: [millis(settings.arrivalInterval), millis(black.arrivalInterval)],
    minInterval: millis(settings.minInterval),
    acceleration,
    timing,
    supply: [supplyOf(settings), supplyOf(black)],
    isShared,
    tripletClear,
    rowClear,
    bumpEdge,
    tripletFreeze,
    premove,
    quietDraw,
    score,
  };
}

/** English, for what a square is: said when somebody asks about it. */
import type { Mode } from '@rankfall/stepwise';
import type { TileKind } from './scene.ts';

const names: Readonly<Record<TileKind, string>> = {
  floor: 'Floor',
  wall: 'Wall',
  entrance: 'Entrance',
  exit: 'Exit',
  pit: 'Pit',
  crumble: 'Thin floor',
  hold: 'Plate',
  latch: 'Latch',
  switch: 'Switch',
  door: 'Door',
  spikes: 'Spikes',
};

const rules: Readonly<Record<TileKind, string>> = {
  floor: 'Anybody can stand here.',
  wall: 'Nobody gets through; only a leap gets across.',
  entrance: 'Floor like any other: the squad comes in here.',
  exit: 'The level is solved when everybody stands on an exit at once.',
  pit: 'Nobody can enter it or dash across. A crate pushed in fills it.',
  crumble: 'It breaks when it is left empty. Whoever follows at once keeps it whole.',
  hold: 'On as long as somebody or a crate stands on it.',
  latch: 'On for good as soon as somebody or a crate has stood on it.',
  switch: 'Flips each time somebody or a crate arrives on it.',
  door: 'Open while its channel is on. It can be entered one step after it opened.',
  spikes: 'Out while its channel is on. Whoever stands on them then is down; dashing across is safe.',
};

const opposite: Partial<Readonly<Record<TileKind, string>>> = {
  door: 'Turned round: open while its channel is off.',
  spikes: 'Turned round: out while its channel is off.',
};

const modes: Readonly<Record<Mode, string>> = {
  any: 'on while any source is on',
  all: 'on while all sources are on',
  odd: 'on while an odd number of sources is on',
};

export const tile = {
  title: (square: string, kind: TileKind) => `${square}: ${names[kind]}`,
  rule: (kind: TileKind, isInverse: boolean) => (isInverse ? (opposite[kind] ?? rules[kind]) : rules[kind]),
  now: 'Now',
  channel: (name: string) => `Channel ${name}`,
  mode: (mode: Mode, isOn: boolean) => `${modes[mode]}; now ${isOn ? 'on' : 'off'}`,
  sources: 'Fed by',
  sinks: 'Moves',
  at: (square: string, what: string) => `${square} ${what}`,
  clock: (beat: string) => `a clock, ${[...beat].map((digit) => (digit === '1' ? 'on' : 'off')).join(', ')}`,
  nothing: 'nothing',
  stepHere: 'Step here',
  select: (name: string) => `Draw ${name}’s route`,
  wires: 'Show its wires',
};

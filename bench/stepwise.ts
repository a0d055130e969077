/**
 * Stepwise: the levels proven whole, the states that the solver saves against plain joint-state A*, and how long a
 * frame of planning takes. Times are those of the processor, so that a busy machine does not count.
 */
import {
  campaign,
  firstState,
  forecast,
  forPlay,
  planTurn,
  shade,
  shipped,
  type LevelFile,
  type StepwiseState,
} from '@rankfall/stepwise';
import { PlainSearch, solve } from '@rankfall/stepwise/solver';
import { median, type Row } from './measure.ts';

const begin = (level: LevelFile): StepwiseState => firstState(forPlay(level), false);

/** Seconds of one core. */
function seconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** The plain search may expand so many states; what it has not decided by then counts with what it has expanded. */
const BUDGET = 60_000;

export function stepwiseRows(): Row[] {
  const times = campaign.map((level) => seconds(() => proven(level)));
  const many = shipped.filter(({ chars }) => chars.length >= 3);
  const savings = many.map((level) => saving(begin(level)));
  const total = times.reduce((sum, time) => sum + time, 0);
  const one = 'one core, seconds';
  return [
    { name: 'Stepwise: the 24 levels proven', peer: one, ratio: total, atMost: 60 },
    { name: 'Stepwise: the slowest of them', peer: one, ratio: Math.max(...times), atMost: 10 },
    {
      name: `Stepwise: states expanded, median of ${many.length} levels of 3 or more`,
      peer: 'plain joint-state A*',
      ratio: median(savings.map(({ states }) => states)),
      atLeast: 20,
    },
    {
      name: 'Stepwise: states and half-chosen steps expanded, median of the same',
      peer: 'plain joint-state A*, states',
      ratio: median(savings.map(({ choices }) => choices)),
    },
    {
      name: 'Stepwise: successors made, median of the same',
      peer: 'plain joint-state A*',
      ratio: median(savings.map(({ successors }) => successors)),
    },
    {
      name: 'Stepwise: states expanded, four on an open board',
      peer: 'plain joint-state A*',
      ratio: saving(openBoard()).states,
      atLeast: 20,
    },
    {
      name: 'Stepwise: forecast and shading, four times 40 steps',
      peer: 'milliseconds',
      ratio: frame(),
      atMost: 2,
    },
  ];
}

function proven(level: LevelFile): void {
  const verdict = solve(begin(level));
  const { par } = level;
  if (verdict.kind !== 'solved' || verdict.cost.turns !== par?.turns || verdict.cost.steps !== par.steps)
    throw new Error(`level ${level.id ?? ''} is not proven: ${JSON.stringify(verdict)}`);
}

interface Saving {
  readonly states: number;
  /** The same with the choices of single characters counted on our side. */
  readonly choices: number;
  readonly successors: number;
}

function saving(state: StepwiseState): Saving {
  const { stats } = solve(state);
  const plain = new PlainSearch(state).run(BUDGET);
  return {
    states: plain.expanded / stats.expanded,
    choices: plain.expanded / (stats.expanded + stats.partial),
    successors: plain.generated / (stats.partial + stats.generated),
  };
}

function openBoard(): StepwiseState {
  const inside = Array.from({ length: 8 }, (_, y) => (y < 4 ? 'E........#' : '#........X'));
  const [first] = campaign;
  if (!first) throw new Error('there is no first level');
  const sheet = first.chars[0];
  if (!sheet) throw new Error('there is nobody in the first level');
  const chars = ['a1', 'a2', 'a3', 'a4'].map((at, i) => ({ ...sheet, name: 'ABCD'[i] ?? '', at }));
  return begin({ ...first, map: ['##########', ...inside, '##########'], chars });
}

/** Everything the screen asks after one tap: the forecast, and the squares of one character. */
function frame(): number {
  const there = 'e e e w w w n s '.repeat(5).trim();
  const planned = planTurn(openBoard(), { A: there, B: there, C: there, D: there }).state;
  const rounds = 60;
  const draw = (): void => {
    for (let i = 0; i < rounds; i++) shade(planned, i % 4, forecast(planned));
  };
  draw();
  return (1000 * seconds(draw)) / rounds;
}

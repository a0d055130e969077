/** The lines under the board: what holds the button, what the forecast warns of, or what to do next. */
import {
  planPush,
  directions,
  type Frame,
  type Gate,
  type StepwiseState,
  type Warning,
} from '@rankfall/stepwise';
import type { StepwiseWords } from './words.en.ts';

export interface Message {
  /** Why Execute is off, or who is blocked. */
  readonly bad: readonly string[];
  readonly warn: readonly string[];
  readonly plain: string | undefined;
}

export interface Situation {
  readonly state: StepwiseState;
  readonly gate: Gate;
  readonly frames: readonly Frame[];
  readonly warnings: readonly Warning[];
  readonly edited: number | undefined;
  readonly intro: string | undefined;
  readonly foresight: boolean;
}

export function messageOf(seen: Situation, words: StepwiseWords): Message {
  const { state } = seen;
  const blocked = state.chars.flatMap(({ stop }, who) =>
    stop ? [`${words.blocked(state.level.chars[who]?.name ?? '', stop)}.`] : [],
  );
  switch (state.phase) {
    case 'plan':
      return planMessage(seen, words);
    case 'run':
      return { bad: blocked, warn: [], plain: blocked.length > 0 ? undefined : words.play.running };
    case 'rest':
      return { bad: blocked, warn: [], plain: words.play.blockedNext };
    case 'skill':
      return { bad: blocked, warn: [], plain: canAnybodyPush(state) ? words.play.skill : words.play.noPush };
    case 'won':
      return { bad: [], warn: [], plain: words.won.title };
    case 'lost':
      return {
        bad: [words.play.lost(words.result({ outcome: ['lost'], reason: state.lost ?? 'abandoned' }))],
        warn: [],
        plain: undefined,
      };
  }
}

function planMessage(seen: Situation, words: StepwiseWords): Message {
  const { state, gate, frames, warnings, edited, intro, foresight } = seen;
  const isEmpty = gate.reasons.some(({ code }) => code === 'NO_PLAN');
  if (isEmpty) {
    const name = edited === undefined ? undefined : state.level.chars[edited]?.name;
    const first = state.turn === 1 ? intro : undefined;
    return {
      bad: [],
      warn: [],
      plain: first ?? (name === undefined ? words.play.choose : words.play.drawing(name)),
    };
  }
  if (!gate.enabled) return { bad: words.gate(gate), warn: [], plain: undefined };
  const warn = foresight ? warnings.map((warning) => words.warning(state, warning)) : [];
  if (warn.length > 0) return { bad: [], warn, plain: undefined };
  const isWon = foresight && frames.at(-1)?.state.phase === 'won';
  const name = edited === undefined ? undefined : state.level.chars[edited]?.name;
  const next = name === undefined ? words.play.ready : words.play.drawing(name);
  return { bad: [], warn: [], plain: isWon ? words.play.forecastWins : next };
}

export function canAnybodyPush(state: StepwiseState): boolean {
  return state.chars.some((_, who) => directions.some((way) => !('code' in planPush(state, who, way))));
}

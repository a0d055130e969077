/** Routes as they are drawn: the line, what is done on each square and when, and which entries are not going to work. */
import { FOCUS, WAIT, type Square, type StepwiseState, type Warning } from '@rankfall/stepwise';

/** `past` has been walked, `doubt` is not expected to work, `fail` is the next one and cannot. */
export type EntryState = 'past' | 'good' | 'doubt' | 'fail';

export interface Leg {
  readonly from: Square;
  readonly to: Square;
  readonly state: EntryState;
}

export interface RouteStop {
  readonly square: Square;
  /** The numbers of the steps that lead here. */
  readonly steps: readonly number[];
  readonly waits: number;
  readonly focuses: number;
  readonly state: EntryState;
}

export interface Route {
  readonly who: number;
  readonly start: Square;
  readonly tail: Square;
  readonly legs: readonly Leg[];
  readonly stops: readonly RouteStop[];
}

export function routesOf(state: StepwiseState, warnings: readonly Warning[]): readonly Route[] {
  return state.chars.flatMap((_, who): Route[] => {
    const route = routeOf(state, who, warnings);
    return route ? [route] : [];
  });
}

function routeOf(state: StepwiseState, who: number, warnings: readonly Warning[]): Route | undefined {
  const one = state.chars[who];
  if (!one || one.path.length === 0) return undefined;
  const { path, start, done, status } = one;
  const bad = status === 'blocked' ? done + 1 : warnings.find((warning) => warning.who === who)?.step;
  const stateAt = (number: number): EntryState => {
    if (number <= done) return 'past';
    if (bad === undefined || number < bad) return 'good';
    return number === bad && number === done + 1 ? 'fail' : 'doubt';
  };
  const legs: Leg[] = [];
  const stops = new Map<Square, RouteStop>();
  let from = start;
  for (const [place, entry] of path.entries()) {
    const number = place + 1;
    const to = entry >= 0 ? entry : from;
    const stop = stops.get(to) ?? { square: to, steps: [], waits: 0, focuses: 0, state: 'past' };
    stops.set(to, {
      square: to,
      steps: entry >= 0 ? [...stop.steps, number] : stop.steps,
      waits: stop.waits + (entry === WAIT ? 1 : 0),
      focuses: stop.focuses + (entry === FOCUS ? 1 : 0),
      state: worse(stop.state, stateAt(number)),
    });
    if (entry >= 0) legs.push({ from, to, state: stateAt(number) });
    from = to;
  }
  return { who, start, tail: from, legs, stops: [...stops.values()] };
}

const order: readonly EntryState[] = ['past', 'good', 'doubt', 'fail'];
const worse = (one: EntryState, two: EntryState): EntryState =>
  order.indexOf(one) > order.indexOf(two) ? one : two;

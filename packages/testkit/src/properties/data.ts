/** Data: settings hold together, everything survives JSON, nothing is ever changed in place. */
import {
  lookAt,
  offersTo,
  parseSettings,
  presetOf,
  settingsFromLink,
  settingsToLink,
  type AnyGame,
} from '@rankfall/kernel';
import { Breach } from '../guard.ts';
import { listenersOf, seatsOf } from '../offers.ts';
import { plainProblem } from '../plain.ts';
import type { AnyMatch, Run } from '../play-out.ts';
import { firstOf, matchesOf, sample, type Failure, type Property } from '../property.ts';
import { dataDifference } from '../same.ts';

export const settings: Property = {
  name: 'settings',
  says: 'Mended settings are settings, mending twice changes nothing more, links keep them, and a match starts with any.',
  runs: 40,
  longest: 0,
  check(game, _contract, run) {
    const { crash } = run;
    if (crash?.during === 'setup' && !isMutation(crash.error) && !(crash.error instanceof Breach))
      return { what: 'no match starts', detail: String(crash.error) };
    const presets = Object.keys(game.settings.presets).filter((name) => !presetOf(game.settings, name));
    if (presets.length > 0) return { what: 'a preset is refused', detail: presets };
    return firstOf([game.settings.defaults, run.script.settings], (values) => settingsProblem(game, values));
  },
};

function settingsProblem(game: AnyGame, values: object): Failure | undefined {
  const parsed = parseSettings(game.settings, values);
  if ('refused' in parsed) return { what: 'own settings are refused', detail: parsed.refused };
  const again = dataDifference(parsed.settings, values, 'settings');
  if (again !== undefined) return { what: 'settings change when they are parsed again', detail: again };
  const linked = settingsFromLink(game.settings, settingsToLink(game.settings, values));
  if ('refused' in linked) return { what: 'a link of settings is refused', detail: linked.refused };
  const difference = dataDifference(linked.settings, values, 'settings');
  return difference === undefined ? undefined : { what: 'a link changes settings', detail: difference };
}

export const plainData: Property = {
  name: 'plain-data',
  says: 'States, views, events, actions and results survive JSON.',
  runs: 30,
  longest: 50,
  table: 'used',
  check(_game, _contract, run) {
    return (
      plain('event', run.opening) ??
      firstOf(run.moments, ({ told }) => plain('event', told)) ??
      firstOf(sample(allMatches(run), 20), (match) => plain('state', match.state) ?? plainAround(match))
    );
  },
};

function allMatches(run: Run): readonly AnyMatch[] {
  return [...(run.started ? [run.started] : []), ...run.moments.map(({ after }) => after)];
}

function plain(name: string, value: unknown): Failure | undefined {
  const problem = plainProblem(value);
  return problem === undefined ? undefined : { what: `a ${name} does not survive JSON`, detail: problem };
}

function plainAround(match: AnyMatch): Failure | undefined {
  return (
    (match.result ? plain('result', match.result) : undefined) ??
    firstOf(listenersOf(match), (listener) => plain('view', lookAt(match, listener))) ??
    firstOf(seatsOf(match), (seat) => plain('pending action', offersTo(match, seat)))
  );
}

/** How engines say that somebody wrote to what is frozen. */
const MUTATION = /read.?only|not extensible|Cannot (?:assign|add|delete|define|redefine)|frozen/iu;

export const neverMutates: Property = {
  name: 'never-mutates',
  says: 'No function of the game changes what it was handed, nor what it once gave away.',
  runs: 30,
  longest: 40,
  check(game, _contract, run) {
    const { crash } = run;
    if (crash && isMutation(crash.error))
      return { what: `mutates in ${crash.during}`, detail: String(crash.error) };
    return firstOf(sample(matchesOf(run), 8), (match) => {
      try {
        for (const listener of listenersOf(match)) game.view(match.state, listener);
        for (const seat of seatsOf(match)) {
          game.explain?.(match.state, seat, { action: 'x', option: 'y' }, match.at);
          for (const why of ['time', 'resign', 'left'] as const) game.forfeit?.(match.state, seat, why);
        }
      } catch (error) {
        if (isMutation(error)) return { what: 'mutates while being asked', detail: String(error) };
      }
      return undefined;
    });
  },
};

export function isMutation(error: unknown): boolean {
  return error instanceof TypeError && !(error instanceof Breach) && MUTATION.test(error.message);
}

/** Checks properties against a game with scripts from fast-check, and says with which script one fails. */
import { anyGame, type AnyGame, type Game, type Terms } from '@rankfall/kernel';
import fc from 'fast-check';
import { guarded } from './guard.ts';
import { playOut, type Deed, type HowFar } from './play-out.ts';
import { properties } from './properties.ts';
import type { Contract, Failure, Property } from './property.ts';
import { scriptArbitrary, type Script } from './script.ts';

export interface CheckOptions extends Contract {
  /** 1 is what every test run does; 10 plays ten times as many matches. */
  readonly effort?: number;
  /** Where fast-check begins, and, to repeat a failure, which path it took. */
  readonly seed?: number;
  readonly path?: string;
}

/** A property that does not hold, and the smallest script found that shows it. */
export interface Finding {
  readonly game: string;
  readonly property: string;
  readonly says: string;
  readonly failure: Failure;
  readonly script: Script;
  /** What happens in that script, in short. */
  readonly deeds: readonly Deed[];
  readonly seed: number;
  readonly path: string;
}

/** Shrinking stops after so many tries: a slow game should fail soon rather than smallest. */
const SHRINKS = 400;

export function checkProperty<T extends Terms>(
  game: Game<T>,
  property: Property,
  options: CheckOptions,
): Finding | undefined {
  const under = guarded(anyGame(game));
  const { effort = 1, seed = 1, path } = options;
  const scripts = scriptArbitrary(under, {
    longest: property.longest,
    ...(property.table ? { table: property.table } : {}),
    ...(options.settings ? { settings: options.settings } : {}),
  });
  let tries = 0;
  let worst: { script: Script; failure: Failure } | undefined;
  const details = fc.check(
    fc.property(scripts, (script) => {
      if (worst && ++tries > SHRINKS) return true;
      const failure = judge(under, property, options, script);
      if (failure) worst = { script, failure };
      return failure === undefined;
    }),
    {
      seed,
      numRuns: Math.max(1, Math.ceil(property.runs * effort)),
      ...(path === undefined ? {} : { path }),
    },
  );
  if (!details.failed || !worst) return undefined;
  const { script, failure } = worst;
  return {
    game: game.id,
    property: property.name,
    says: property.says,
    failure,
    script,
    deeds: playOut(under, script, howFar(property, options)).moments.map(({ deed }) => deed),
    seed: details.seed,
    path: details.counterexamplePath ?? '',
  };
}

const howFar = (property: Property, { bound }: Contract): HowFar => (property.whole ? { bound } : {});

/** What is wrong with one script; whatever throws while looking is a failure too. */
function judge(game: AnyGame, property: Property, contract: Contract, script: Script): Failure | undefined {
  const run = playOut(game, script, howFar(property, contract));
  try {
    return property.check(game, contract, run);
  } catch (error) {
    return {
      what: 'something threw',
      detail: error instanceof Error ? (error.stack ?? error.message) : error,
    };
  }
}

/** The first property that does not hold. Those after it are not asked, since they may take it for granted. */
export function diagnose<T extends Terms>(game: Game<T>, options: CheckOptions): Finding | undefined {
  for (const property of properties) {
    const finding = checkProperty(game, property, options);
    if (finding) return finding;
  }
  return undefined;
}

const SHOWN = 30;

/** A finding as a test should print it. */
export function describeFinding(finding: Finding): string {
  const { game, property, says, failure, script, deeds, seed, path } = finding;
  return [
    `${game} breaks “${property}”: ${says}`,
    `${failure.what}${failure.detail === undefined ? '' : `: ${show(failure.detail)}`}`,
    `script: ${show({ ...script, picks: script.picks.length })}`,
    ...deeds
      .slice(0, SHOWN)
      .map((deed) =>
        deed.kind === 'reach'
          ? `  time runs to ${deed.to}`
          : `  seat ${deed.seat} chooses ${deed.choice.action} ${deed.choice.option}`,
      ),
    ...(deeds.length > SHOWN ? [`  … ${deeds.length - SHOWN} more`] : []),
    `again: { seed: ${seed}, path: '${path}' }`,
  ].join('\n');
}

function show(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))).slice(0, 2000);
}

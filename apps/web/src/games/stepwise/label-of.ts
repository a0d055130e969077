/** What a square is called by those who listen: its name, what lies on it, who stands there, whose route leads over it. */
import type { Shade, Square, StepwiseState } from '@rankfall/stepwise';
import type { Route } from './routes.ts';
import type { TileFact } from './scene.ts';
import type { StepwiseWords } from './words.en.ts';

export interface Seen {
  readonly state: StepwiseState;
  readonly tiles: readonly TileFact[];
  readonly routes: readonly Route[];
  readonly shades: readonly Shade[];
  readonly edited: number | undefined;
}

export function labelOf(
  { state, tiles, routes, shades, edited }: Seen,
  words: StepwiseWords,
  square: Square,
): string {
  const say = words.square;
  const nameOf = (who: number): string => state.level.chars[who]?.name ?? '';
  const tile = tiles[square];
  const standing = state.chars.flatMap((one, who) =>
    one.at === square ? [say.stands(nameOf(who), words.status(one, edited === who))] : [],
  );
  const crates = state.crates.flatMap(({ at, weight }) => (at === square ? [say.crate(weight)] : []));
  const steps = routes.flatMap(({ who, stops, tail }) => {
    const stop = stops.find((one) => one.square === square);
    return [
      ...(stop && stop.steps.length > 0 ? [say.steps(nameOf(who), stop.steps)] : []),
      ...(tail === square ? [say.ends(nameOf(who))] : []),
    ];
  });
  const shade = shades.find((one) => one.square === square);
  const next =
    shade?.kind === 'good'
      ? [say.good]
      : shade?.kind === 'doubtful'
        ? [say.doubtful(words.phrase(shade.reason))]
        : [];
  return say.here(square, [...(tile ? [say.tile(tile)] : []), ...standing, ...crates, ...steps, ...next]);
}

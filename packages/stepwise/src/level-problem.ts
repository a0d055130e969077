/** What can be wrong with a level: rejects keep it from being played, warnings do not. Each names its square or key. */
export const levelProblems = [
  'not-json',
  'bad-line',
  'not-a-level',
  'bad-version',
  'bad-size',
  'unknown-glyph',
  'bad-ring',
  'bad-corner',
  'tag-inside',
  'bad-legend',
  'too-few-exits',
  'no-characters',
  'too-many-characters',
  'bad-character',
  'bad-name',
  'bad-start',
  'start-taken',
  'start-solid',
  'start-deadly',
  'start-on-crate',
  'bad-attribute',
  'bad-shape',
  'bad-clock',
  'bad-mode',
  'bad-crate',
  'bad-weight',
  'bad-limit',
  'bad-par',
  'bad-text',
  'bad-solution',
] as const;
export type LevelProblemCode = (typeof levelProblems)[number];

export interface LevelProblem {
  readonly [detail: string]: unknown;
  readonly code: LevelProblemCode;
  /** The square to look at, where there is one: 'c3'. */
  readonly square?: string;
  /** The key of the file: 'legend.p', 'chars.2.dex'. */
  readonly key?: string;
}

export const levelWarnings = [
  'no-source',
  'no-sink',
  'exit-unreachable',
  'no-solution',
  'no-par',
  'par-beaten',
  'same-name',
  'same-shape',
] as const;

export interface LevelWarning {
  readonly [detail: string]: unknown;
  readonly code: (typeof levelWarnings)[number];
  readonly square?: string;
  readonly channel?: string;
  readonly name?: string;
}

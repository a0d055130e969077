/** The reader's settings: what they are, and how a kept text becomes them. Anything unknown or damaged is as usual. */
import { isLanguage, type Language } from '../words/languages.ts';

export const themes = ['system', 'light', 'dark'] as const;
export const motions = ['system', 'less', 'full'] as const;

export interface Settings {
  readonly theme: (typeof themes)[number];
  readonly motion: (typeof motions)[number];
  readonly language: Language;
  /** Names from the lists of looks; what is no longer there is drawn as usual. */
  readonly board: string;
  readonly pieces: string;
  /** Percent. */
  readonly volume: number;
  /** The kinds of sound that are off. */
  readonly muted: readonly string[];
  /** Whether single letters are shortcuts. */
  readonly letters: boolean;
}

/** The names there are to choose from: board themes, piece sets, kinds of sound. The first of each is the usual one. */
export interface Choices {
  readonly boards: readonly string[];
  readonly pieces: readonly string[];
  readonly sounds: readonly string[];
}

export function usualSettings({ boards, pieces }: Choices): Settings {
  return {
    theme: 'system',
    motion: 'system',
    language: 'en',
    board: boards[0] ?? '',
    pieces: pieces[0] ?? '',
    volume: 70,
    muted: [],
    letters: true,
  };
}

/** Field by field, so that one bad value costs nothing else. */
export function readSettings(text: string | undefined, choices: Choices): Settings {
  const usual = usualSettings(choices);
  const kept = parse(text);
  const volume = kept['volume'];
  const muted = kept['muted'];
  return {
    theme: oneOf(themes, kept['theme']) ?? usual.theme,
    motion: oneOf(motions, kept['motion']) ?? usual.motion,
    language: isLanguage(kept['language']) ? kept['language'] : usual.language,
    board: oneOf(choices.boards, kept['board']) ?? usual.board,
    pieces: oneOf(choices.pieces, kept['pieces']) ?? usual.pieces,
    volume: typeof volume === 'number' && volume >= 0 && volume <= 100 ? Math.round(volume) : usual.volume,
    muted: Array.isArray(muted) ? choices.sounds.filter((kind) => muted.includes(kind)) : usual.muted,
    letters: typeof kept['letters'] === 'boolean' ? kept['letters'] : usual.letters,
  };
}

export const writeSettings = (settings: Settings): string => JSON.stringify(settings);

function parse(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
}

function oneOf<V extends string>(values: readonly V[], value: unknown): V | undefined {
  return values.find((known) => known === value);
}

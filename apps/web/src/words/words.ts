/** From the reader's language to words. The shell's come with the first load; each game brings its own with its chunk. */
import type { Language } from './languages.ts';
import { en } from './en.ts';
import { pseudo } from './pseudo.ts';

/** Every text of the shell. English says which there are; another language is an object of this type. */
export type Words = typeof en;

/** The words of one module in every language that is really one. */
export type InEveryLanguage<W> = Readonly<Record<Exclude<Language, 'qps'>, W>>;

const cache = new WeakMap<object, unknown>();

export function wordsIn<W extends object>(all: InEveryLanguage<W>, language: Language): W {
  if (language !== 'qps') return all[language];
  const made = cache.get(all);
  // Only ever made from the very same words.
  if (made !== undefined) return made as W;
  const strange = pseudo(all.en);
  cache.set(all, strange);
  return strange;
}

export const shellWords: InEveryLanguage<Words> = { en };

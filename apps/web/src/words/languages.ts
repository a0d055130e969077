/**
 * The languages there are. Another one is one more file beside `en.ts`, and one more line here. `qps` is no language: it is
 * English made longer and stranger by `pseudo.ts`, to see that no text is left behind and that longer ones fit. It is offered
 * only while developing, but always understood, so that tests can ask the built site for it.
 */
export const languages = ['en', 'qps'] as const;
export type Language = (typeof languages)[number];

/** Each language calls itself by its own name. */
export const ownNames: Readonly<Record<Language, string>> = { en: 'English', qps: 'Pseudo' };

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** For the page's `lang` and for `Intl`. */
export const tagOf = (language: Language): string => (language === 'qps' ? 'en' : language);

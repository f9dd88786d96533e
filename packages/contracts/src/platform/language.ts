export const LANGUAGES = ['en', 'bn'] as const;
/** A language of the platform's texts. */
export type Language = (typeof LANGUAGES)[number];
/** The same text in every language. */
export type Words = Readonly<Record<Language, string>>;

/** How long a browser stores the chosen language, in seconds: a year. */
export const LANGUAGE_STORED_SECONDS = 365 * 24 * 3600;

/** The language that a cookie names, if the platform has it. */
export const languageIn = (cookie: string | undefined): Language | undefined =>
  LANGUAGES.find((language) => language === cookie);

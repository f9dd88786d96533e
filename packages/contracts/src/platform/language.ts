export const LANGUAGES = ['en', 'bn'] as const;
/** The languages the platform speaks. */
export type Language = (typeof LANGUAGES)[number];

/** How long a browser keeps the language somebody chose, in seconds: a year. */
export const LANGUAGE_KEPT_SECONDS = 365 * 24 * 3600;

/** The language a cookie names, if it names one of ours. */
export const languageIn = (cookie: string | undefined): Language | undefined =>
  LANGUAGES.find((language) => language === cookie);

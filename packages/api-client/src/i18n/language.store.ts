import { COOKIE, LANGUAGE_KEPT_SECONDS, type Language, languageIn } from '@pothik/contracts/platform';
import { create } from 'zustand';
import { readCookie, writeCookie } from '../browser/cookies';
import { loadBanglaTexts } from './bangla-texts';
import { loadBanglaSentences } from './sentences';

export type { Language };

const languageStore = create<{ language: Language }>()(() => ({ language: 'en' }));

/** The kept choice; on a first visit Bangla for a browser whose first language is Bangla. */
export function firstLanguage(kept: string | undefined, preferred: string | undefined): Language {
  return languageIn(kept) ?? (preferred?.toLowerCase().split('-')[0] === 'bn' ? 'bn' : 'en');
}

/**
 * Finds the language of this visit; to be awaited before the first render. When the Bangla texts do not come the language
 * stays what it is, and they are asked for again once the network is back.
 */
export async function startLanguage(): Promise<void> {
  try {
    await apply(firstLanguage(readCookie(COOKIE.language), navigator.languages?.[0] ?? navigator.language));
  } catch (error) {
    console.warn(error);
    document.documentElement.lang = currentLanguage();
    addEventListener('online', startLanguage, { once: true });
  }
}

/**
 * Switches the language and keeps the choice for a year.
 * @throws {Error} when its texts do not come: nothing is changed then
 */
export async function setLanguage(language: Language): Promise<void> {
  await apply(language);
  writeCookie(COOKIE.language, language, LANGUAGE_KEPT_SECONDS);
}

async function apply(language: Language): Promise<void> {
  if (language === 'bn') await Promise.all([loadBanglaSentences(), loadBanglaTexts()]);
  document.documentElement.lang = language;
  languageStore.setState({ language });
}

export const useLanguage = (): Language => languageStore((state) => state.language);
export const currentLanguage = (): Language => languageStore.getState().language;

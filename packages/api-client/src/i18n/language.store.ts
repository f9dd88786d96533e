import { COOKIE, LANGUAGE_STORED_SECONDS, type Language, languageIn } from '@pothik/contracts/platform';
import { create } from 'zustand';
import { readCookie, writeCookie } from '../browser/cookies';
import { tabChannel } from '../browser/tabs';
import { loadBanglaTexts } from './bangla-texts';
import { loadBanglaSentences } from './sentences';

export type { Language };

/** A choice made in another tab. */
const channel = tabChannel<Language>('pothik-language');

const languageStore = create<{ language: Language }>()(() => ({ language: 'en' }));

/** The stored choice; on a first visit Bangla if it is the browser's first language. */
export function firstLanguage(stored: string | undefined, preferred: string | undefined): Language {
  return languageIn(stored) ?? (preferred?.toLowerCase().split('-')[0] === 'bn' ? 'bn' : 'en');
}

/**
 * Sets the language of this visit; await it before the first render. If the Bangla texts do not load, it stays
 * the same, and they are requested again once the network is back.
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
 * Switches the language in every tab and stores the choice for a year.
 * @throws {Error} when its texts do not load: nothing is changed then
 */
export async function setLanguage(language: Language): Promise<void> {
  await apply(language);
  writeCookie(COOKIE.language, language, LANGUAGE_STORED_SECONDS);
  channel.send(language);
}

/** Follows the choice made in another tab of this browser; where its texts do not load, this tab keeps its language. */
export const followLanguage = (): (() => void) =>
  channel.listen((language) => {
    apply(language).catch((error: unknown) => console.warn(error));
  });

async function apply(language: Language): Promise<void> {
  if (language === 'bn') await Promise.all([loadBanglaSentences(), loadBanglaTexts()]);
  document.documentElement.lang = language;
  languageStore.setState({ language });
}

export const useLanguage = (): Language => languageStore((state) => state.language);
export const currentLanguage = (): Language => languageStore.getState().language;

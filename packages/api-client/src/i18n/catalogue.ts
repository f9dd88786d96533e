import { expectBanglaTexts } from './bangla-texts';
import { currentLanguage, type Language, useLanguage } from './language.store';

type Text = string | ((...parameters: never[]) => string);
type Texts = Readonly<Record<string, Text>>;

/** The same keys with the same parameters, in another language. */
export type Translation<English extends Texts> = {
  readonly [Key in keyof English]: English[Key] extends (...parameters: infer Parameters) => string
    ? (...parameters: Parameters) => string
    : string;
};

/** A hook with the texts of the current language; `.now()` reads them outside components, for toasts. */
export interface CatalogueHook<English extends Texts> {
  (): Translation<English>;
  now(): Translation<English>;
}

/** A module with a catalogue's Bangla part. */
interface BanglaModule<Bangla> {
  bangla: Bangla;
}

/**
 * Makes a catalogue of texts. A key that is missing in either language does not compile. `bn: () => import('./x.bn')`
 * makes the Bangla part a chunk that English readers never load: only for modules that `pageLoader`, `LoadedPart` or
 * the start loads, because these wait for it.
 */
export function createCatalogue<const English extends Texts>(languages: {
  en: English;
  bn: NoInfer<Translation<English>> | (() => Promise<BanglaModule<NoInfer<Translation<English>>>>);
}): CatalogueHook<English> {
  const english = languages.en as never as Translation<English>;
  const texts: Record<Language, Translation<English>> = { en: english, bn: english };
  const { bn } = languages;
  if (typeof bn !== 'function') texts.bn = bn;
  else {
    expectBanglaTexts(async () => {
      texts.bn = (await bn()).bangla;
    });
  }
  return Object.assign(
    // biome-ignore lint/correctness/noComponentHookFactories: called once for each catalogue, while its module loads
    function useText() {
      return texts[useLanguage()];
    },
    { now: () => texts[currentLanguage()] },
  );
}

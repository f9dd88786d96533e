import { type ComponentType, useState } from 'react';
import { loadBanglaTexts } from '../i18n/bangla-texts';
import { currentLanguage } from '../i18n/language.store';

interface LoadedPage {
  Component: ComponentType;
}

/** Shows that a page's code did not load, and offers a retry. */
export type PageFailed = ComponentType<{ onRetry: () => void; retrying: boolean }>;

/**
 * Makes `page(() => import('./x'))` for a route's `lazy`. The router caches a failed `lazy()`, so this one never
 * fails: it resolves with a page that can load the real one again.
 */
export const pageLoader =
  (Failed: PageFailed) => (loadCode: () => Promise<LoadedPage>) => async (): Promise<LoadedPage> => {
    const load = () => withTexts(loadCode);
    try {
      return await load();
    } catch (error) {
      console.warn('A page could not be loaded.', error);
      return { Component: retryable(load, Failed) };
    }
  };

/** A page is loaded together with its texts. */
async function withTexts(loadCode: () => Promise<LoadedPage>): Promise<LoadedPage> {
  const page = await loadCode();
  if (currentLanguage() === 'bn') await loadBanglaTexts();
  return page;
}

function retryable(load: () => Promise<LoadedPage>, Failed: PageFailed): ComponentType {
  return function RetryablePage() {
    const [Loaded, setLoaded] = useState<ComponentType>();
    const [retrying, setRetrying] = useState(false);
    if (Loaded) return <Loaded />;
    const retry = async () => {
      setRetrying(true);
      try {
        const { Component } = await load();
        setLoaded(() => Component);
      } catch (error) {
        console.warn('A page could not be loaded.', error);
      }
      setRetrying(false);
    };
    return <Failed onRetry={() => void retry()} retrying={retrying} />;
  };
}

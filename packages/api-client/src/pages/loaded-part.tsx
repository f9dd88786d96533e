import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { loadBanglaTexts } from '../i18n/bangla-texts';
import { currentLanguage } from '../i18n/language.store';

export interface LoadedPartProps<Props extends object> {
  /** Loads the code. It must be a stable function, or the part is loaded at every render. */
  load: () => Promise<{ Component: ComponentType<Props> }>;
  waiting: ReactNode;
  /** Shown when the code does not load. */
  failed: (retry: () => void) => ReactNode;
  /** The component's props. */
  with?: Props;
}

type Loaded<Props> = { Component: ComponentType<Props> } | 'loading' | 'failed';

/**
 * A part of a page whose code loads when it is first shown, with a retry when it does not load. Not `lazy` in a `Suspense`: React
 * shows no content within 300 ms of a fallback, and never loads again what failed once.
 */
export function LoadedPart<Props extends object>({ load, waiting, failed, with: props }: LoadedPartProps<Props>) {
  const [loaded, setLoaded] = useState<Loaded<Props>>('loading');
  const fetchPart = useCallback(async () => {
    setLoaded('loading');
    try {
      const part = await load();
      if (currentLanguage() === 'bn') await loadBanglaTexts();
      setLoaded(part);
    } catch (error) {
      console.warn('A part of the page did not load.', error);
      setLoaded('failed');
    }
  }, [load]);
  useEffect(() => void fetchPart(), [fetchPart]);

  if (loaded === 'loading') return waiting;
  if (loaded === 'failed') return failed(() => void fetchPart());
  const { Component } = loaded;
  return <Component {...(props as Props)} />;
}

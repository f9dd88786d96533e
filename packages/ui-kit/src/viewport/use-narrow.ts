import { useCallback, useSyncExternalStore } from 'react';

/** True below 768 px: a sidebar would leave too little room and is a sheet. */
export const useMobile = (): boolean => useMedia('(max-width: 47.99rem)');

/** True below 1024 px, where a dock has the page's actions. */
export const useDocked = (): boolean => useMedia('(max-width: 63.99rem)');

function useMedia(condition: string): boolean {
  const onChange = useCallback(
    (listener: () => void) => {
      const query = window.matchMedia(condition);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    [condition],
  );
  return useSyncExternalStore(onChange, () => window.matchMedia(condition).matches);
}

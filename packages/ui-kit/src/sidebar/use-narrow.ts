import { useSyncExternalStore } from 'react';

const narrow = () => window.matchMedia('(max-width: 63.99rem)');

function onChange(listener: () => void): () => void {
  const query = narrow();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** True under 1024 px, where a sidebar would leave the page too little. */
export const useNarrow = (): boolean => useSyncExternalStore(onChange, () => narrow().matches);

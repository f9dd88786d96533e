import { type FocusEvent, useEffect, useRef } from 'react';

/** Whoever used a button that a change took away stays in its part of the page: the next Tab goes on from there. */
export function useKeptFocus(change: string) {
  const place = useRef<HTMLDivElement>(null);
  const within = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change is what takes buttons away
  useEffect(() => {
    if (within.current && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [change]);
  return {
    ref: place,
    tabIndex: -1,
    onFocus: () => {
      within.current = true;
    },
    onBlur: ({ target }: FocusEvent) => {
      within.current = !target.isConnected;
    },
  };
}

import { type FocusEvent, useEffect, useRef } from 'react';

/** Keeps the focus in this part of the page when a change removes the focused button: the next Tab continues there. */
export function useRetainedFocus(change: string) {
  const element = useRef<HTMLDivElement>(null);
  const within = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change is what removes buttons
  useEffect(() => {
    if (within.current && document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, [change]);
  return {
    ref: element,
    tabIndex: -1,
    onFocus: () => {
      within.current = true;
    },
    onBlur: ({ target }: FocusEvent) => {
      within.current = !target.isConnected;
    },
  };
}

import { useSyncExternalStore } from 'react';

const onScroll = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
};

/** Whether the page has been scrolled past this many pixels. */
export const useScrolledPast = (pixels: number): boolean =>
  useSyncExternalStore(onScroll, () => window.scrollY > pixels);

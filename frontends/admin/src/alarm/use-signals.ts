import { useEffect } from 'react';
import { useAlarmText } from './alarm-text';
import { ring } from './ring';
import { isSoundOn } from './sound.store';

/** Often enough to be heard by somebody who comes back to the desk, with a silence in which one can speak, in ms. */
const RING_EVERY_MS = 10_000;

/** Rings once, unless the sound is switched off. */
export function ringIfOn(): void {
  if (isSoundOn()) ring().catch((error) => console.warn('The alarm could not be played.', error));
}

interface Signals {
  /** An SOS is not resolved. */
  isShown: boolean;
  /** Nobody has answered it, or nobody wrote a note in time. */
  isAlarming: boolean;
}

/** Until every SOS is resolved the tab's title begins with it; while one alarms, the sound comes again. */
export function useSignals({ isShown, isAlarming }: Signals): void {
  const { titleMark } = useAlarmText();
  useEffect(() => {
    if (!isAlarming) return;
    const timer = setInterval(ringIfOn, RING_EVERY_MS);
    return () => clearInterval(timer);
  }, [isAlarming]);
  useEffect(() => {
    if (!isShown) return;
    // Pages write titles of their own, at any time.
    const mark = () => {
      if (!document.title.startsWith(titleMark)) document.title = titleMark + document.title;
    };
    mark();
    const titles = new MutationObserver(mark);
    titles.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      titles.disconnect();
      for (const title of document.head.querySelectorAll('title'))
        if (title.text.startsWith(titleMark)) title.text = title.text.slice(titleMark.length);
    };
  }, [isShown, titleMark]);
}

import { useEffect } from 'react';

/**
 * Keeps the screen on while it is wanted, where the browser can. A page that was hidden loses it and asks again.
 * https://developer.mozilla.org/en-US/docs/Web/API/Screen_Wake_Lock_API
 */
export function useScreenAwake(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return undefined;
    let held: Promise<WakeLockSentinel | undefined> | undefined;
    const hold = () => {
      // Refused to save power: then the screen goes off as ever.
      if (document.visibilityState === 'visible') held = navigator.wakeLock.request('screen').catch(() => undefined);
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      document.removeEventListener('visibilitychange', hold);
      void held?.then((lock) => lock?.release());
    };
  }, [isWanted]);
}

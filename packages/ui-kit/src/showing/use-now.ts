import { useEffect, useState } from 'react';
import { clockNow } from '../format/clock';

/** The current time in ms, by the kit's clock or the given one; updated at an interval while `ticking`. */
export function useNow(everyMs: number, ticking = true, clock: () => number = clockNow): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    if (!ticking) return;
    setNow(clock());
    const timer = setInterval(() => setNow(clock()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, ticking, clock]);
  return now;
}

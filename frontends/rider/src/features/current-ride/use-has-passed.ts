import { useEffect, useState } from 'react';

/** Whether a moment (ms since 1970) has passed; renders again when it does. */
export function useHasPassed(moment: number | undefined): boolean {
  const [now, setNow] = useState(() => Date.now());
  const passed = moment !== undefined && moment <= now;
  useEffect(() => {
    if (moment === undefined || passed) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, moment - Date.now()));
    return () => clearTimeout(timer);
  }, [moment, passed]);
  return passed;
}

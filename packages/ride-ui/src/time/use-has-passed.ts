import { serverNow } from '@pothik/api-client';
import { useEffect, useState } from 'react';

/** Whether a moment (ms since 1970) has passed by the server's clock; renders again when it does. */
export function useHasPassed(moment: number | undefined): boolean {
  const [now, setNow] = useState(serverNow);
  const passed = moment !== undefined && moment <= now;
  useEffect(() => {
    if (moment === undefined || passed) return;
    const timer = setTimeout(() => setNow(serverNow()), Math.max(0, moment - serverNow()));
    return () => clearTimeout(timer);
  }, [moment, passed]);
  return passed;
}

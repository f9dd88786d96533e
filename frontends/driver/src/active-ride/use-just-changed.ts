import type { RideStatus } from '@pothik/contracts/ride';
import { DRIVER_PRESS } from '@pothik/contracts/ride';
import { useEffect, useState } from 'react';

/**
 * Whether the page showed another status a moment ago, so that a press meant for the former one does nothing. Counted from
 * the change on this page: on a slow line the answer is older than its status.
 */
export function useJustChanged(status: RideStatus): boolean {
  const [quietFor, setQuietFor] = useState(status);
  const [past, setPast] = useState(status);
  if (past !== status) {
    setPast(status);
    setQuietFor(past);
  }
  const changed = quietFor !== status;
  useEffect(() => {
    if (!changed) return;
    const timer = setTimeout(() => setQuietFor(status), DRIVER_PRESS.deadMs);
    return () => clearTimeout(timer);
  }, [changed, status]);
  return changed;
}

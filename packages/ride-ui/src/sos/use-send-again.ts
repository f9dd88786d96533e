import { call, invalidate, isRefusal, QUERY } from '@pothik/api-client';
import { rideRoutes } from '@pothik/contracts/routes';
import { useEffect } from 'react';
import { stopWaiting, useWaitingKey } from './sos-waiting.store';

const AGAIN_MS = 10_000;

/**
 * Sends an unconfirmed SOS again under its own key until an answer comes: after a reload, as soon as the browser is online, and
 * every 10 s. @returns whether one waits
 */
export function useSendAgain(rideId: string): boolean {
  const key = useWaitingKey(rideId);
  useEffect(() => {
    if (key === null) return;
    const send = async () => {
      try {
        await call(rideRoutes.sendSos, { rideId }, { idempotencyKey: key });
      } catch (failure) {
        // No answer, or a server that is away: it goes on waiting. A refusal is an answer.
        if (!isRefusal(failure) || failure.status >= 500) return;
      }
      stopWaiting(rideId);
      void invalidate(QUERY.CurrentRide);
    };
    const now = () => void send();
    now();
    const timer = setInterval(now, AGAIN_MS);
    window.addEventListener('online', now);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', now);
    };
  }, [key, rideId]);
  return key !== null;
}

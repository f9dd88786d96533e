import { notificationRoutes } from '@pothik/contracts/routes';
import { lastAnsweredAt } from '../calls/send';
import { isRefusal, NetworkFailure } from '../refusals/refusal';
import { call } from '../session/call';
import { sessionStore } from '../session/session.store';
import { latestNumber } from './stream-messages';

/** `SIGN_OF_LIFE.everyOfPageMs`, without the contracts' schemas. */
export const EVERY_MS = 60_000;

/**
 * Shows each minute that a driver's page is there, unless another call just did: its stream may be one that the line forgot,
 * and the server cannot tell. Runs until the returned function is called.
 */
export function giveSigns(): () => void {
  const timer = setInterval(() => {
    const isDriver = sessionStore.getState().user?.role === 'DRIVER';
    // Half: the last sign was answered a moment after the last turn.
    if (isDriver && Date.now() - lastAnsweredAt() >= EVERY_MS / 2) void giveSign();
  }, EVERY_MS);
  return () => clearInterval(timer);
}

async function giveSign(): Promise<void> {
  try {
    await call(notificationRoutes.feed, { after: latestNumber() });
  } catch (error) {
    // The stream finds out and says when the line or the session is lost.
    if (!isRefusal(error) && !(error instanceof NetworkFailure)) throw error;
  }
}

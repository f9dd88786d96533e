import { isRefusal } from '../refusals/refusal';
import { endSession } from './end-session';
import { isLeaving } from './leaving';
import { refresh } from './refresh';
import { noteSecondFactorNeed } from './second-factor-need';
import { sessionStore } from './session.store';
import { sessionExpiry } from './session-expiry';

/** Only these two are solved by a refresh; no other 401 is. */
const REFRESHABLE = ['auth/session-expired', 'auth/session-stale'] as const;

/** Runs `work`; when the session is expired or stale, refreshes it once and runs `work` once more. */
export async function withSession<T>(work: () => Promise<T>): Promise<T> {
  const expiry = sessionExpiry();
  try {
    return await work();
  } catch (error) {
    noteSecondFactorNeed(error);
    if (isRefusal(error, 'auth/not-signed-in')) endVanished();
    if (!isRefusal(error, ...REFRESHABLE)) throw error;
    await refresh(expiry);
    return work();
  }
}

/** The page believes in a session whose cookies are gone: it ends, so that the page offers to log in instead of Retry. */
function endVanished(): void {
  if (isLeaving() || sessionStore.getState().status !== 'signed-in') return;
  // Another tab that logged out has removed the expiry.
  endSession(sessionExpiry() === null ? 'log-out' : 'expired');
}

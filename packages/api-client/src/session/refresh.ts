import { COOKIE } from '@pothik/contracts/platform';
import { authRoutes } from '@pothik/contracts/routes';
import { readCookie } from '../browser/cookies';
import { underLock } from '../browser/tabs';
import { exchange } from '../calls/exchange';
import { refreshLimits } from '../calls/limits.rules';
import { isLineDoubtful } from '../calls/line';
import { isRefusal } from '../refusals/refusal';
import { endSession } from './end-session';
import { isLeaving } from './leaving';
import { retryRefresh, scheduleRefresh } from './refresh-timer';
import { forgetSecondFactorNeed } from './second-factor-need';
import { sessionExpiry, storeSessionExpiry } from './session-expiry';

/** Runs work that changes the session of this browser: in one tab at a time. */
export const underSessionLock = <T>(work: () => Promise<T>): Promise<T> => underLock('pothik-session-refresh', work);

let running: Promise<void> | undefined;

/**
 * Exchanges the refresh cookie for a new session: once in this tab, and in one tab at a time. Does nothing if another
 * tab has refreshed since `seen`, the session expiry that the caller used.
 * @throws {ApiRefusal} when the session cannot be continued (it is over then); {NetworkFailure}
 */
export function refresh(seen: string | null = sessionExpiry()): Promise<void> {
  running ??= underSessionLock(() => refreshUnlessDone(seen)).finally(() => {
    running = undefined;
  });
  return running;
}

/**
 * Makes a call that ends this session and answers with the browser's next one. No tab refreshes meanwhile: with the tokens
 * that the call ended it would be refused, and the browser signed out.
 */
export function renewing<T extends { expiresAt: string }>(work: () => Promise<T>): Promise<T> {
  return underSessionLock(async () => {
    const answer = await work();
    forgetSecondFactorNeed();
    storeSessionExpiry(answer.expiresAt);
    scheduleRefresh(refreshQuietly);
    return answer;
  });
}

async function refreshUnlessDone(seen: string | null): Promise<void> {
  if (sessionExpiry() === seen) await trade();
  scheduleRefresh(refreshQuietly);
}

async function trade(): Promise<void> {
  // A log-out in another tab has removed it already, and says so better than the refusal that follows.
  const isLoggedOut = readCookie(COOKIE.signedIn) !== '1';
  try {
    const { expiresAt } = await exchange(authRoutes.refresh, undefined, {
      limitsNow: () => refreshLimits(isLineDoubtful()),
    });
    storeSessionExpiry(expiresAt);
    forgetSecondFactorNeed();
  } catch (error) {
    if (isRefusal(error) && error.status === 401) endSession(isLoggedOut ? 'log-out' : 'expired');
    throw error;
  }
}

/**
 * The timer's refresh: a failed one is tried again soon, and the next call that needs it refreshes too. It ignores a
 * session that is over, or that this tab is ending.
 */
export async function refreshQuietly(): Promise<void> {
  if (isLeaving()) return;
  try {
    await refresh();
  } catch (error) {
    if (isRefusal(error) && error.status === 401) return;
    console.warn('The session could not be refreshed.', error);
    retryRefresh(refreshQuietly);
  }
}

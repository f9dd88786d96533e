import { authRoutes } from '@pothik/contracts/routes';
import { underLock } from '../browser/tabs';
import { exchange } from '../calls/exchange';
import { isRefusal } from '../refusals/refusal';
import { endSession } from './end-session';
import { isLeaving } from './leaving';
import { scheduleRefresh } from './refresh-timer';
import { keepSessionMark, sessionMark } from './session-mark';

const LOCK = 'pothik-session-refresh';
let running: Promise<void> | undefined;

/**
 * Trades the refresh cookie for a new session: once in this tab, and in one tab at a time. Nothing is asked when another
 * tab has refreshed since `seen`, the mark the caller worked under.
 * @throws {ApiRefusal} when the session cannot be continued (it is over then); {NetworkFailure}
 */
export function refresh(seen: string | null = sessionMark()): Promise<void> {
  running ??= underLock(LOCK, () => refreshUnlessDone(seen)).finally(() => {
    running = undefined;
  });
  return running;
}

async function refreshUnlessDone(seen: string | null): Promise<void> {
  if (sessionMark() === seen) await trade();
  scheduleRefresh(refreshQuietly);
}

async function trade(): Promise<void> {
  try {
    const { expiresAt } = await exchange(authRoutes.refresh, undefined);
    keepSessionMark(expiresAt);
  } catch (error) {
    if (isRefusal(error) && error.status === 401) endSession('expired');
    throw error;
  }
}

/**
 * The timer's refresh: after a failure it is planned anew, and the next call that needs it refreshes too. A session that is
 * over is no failure, and one that is being ended here needs no refresh.
 */
export async function refreshQuietly(): Promise<void> {
  if (isLeaving()) return;
  try {
    await refresh();
  } catch (error) {
    if (isRefusal(error) && error.status === 401) return;
    console.warn('The session could not be refreshed.', error);
    scheduleRefresh(refreshQuietly);
  }
}

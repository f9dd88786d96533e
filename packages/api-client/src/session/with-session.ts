import { isRefusal } from '../refusals/refusal';
import { refresh } from './refresh';
import { noteSecondFactorNeed } from './second-factor-need';
import { sessionMark } from './session-mark';

/** Only these two are solved by a refresh; no other 401 is. */
const REFRESHABLE = ['auth/session-expired', 'auth/session-stale'] as const;

/** Runs `work`; when the session is expired or stale, refreshes it once and runs `work` once more. */
export async function withSession<T>(work: () => Promise<T>): Promise<T> {
  const mark = sessionMark();
  try {
    return await work();
  } catch (error) {
    noteSecondFactorNeed(error);
    if (!isRefusal(error, ...REFRESHABLE)) throw error;
    await refresh(mark);
    return work();
  }
}

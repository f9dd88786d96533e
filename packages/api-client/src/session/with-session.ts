import { isRefusal } from '../refusals/refusal';
import { refresh } from './refresh';
import { sessionMark } from './session-mark';

/** Only these two mean that a refresh helps; another 401 never does. */
const REFRESHABLE = ['auth/session-expired', 'auth/session-stale'] as const;

/** Does the work; when the session was expired or stale, refreshes it once and does the work once more. */
export async function withSession<T>(work: () => Promise<T>): Promise<T> {
  const mark = sessionMark();
  try {
    return await work();
  } catch (error) {
    if (!isRefusal(error, ...REFRESHABLE)) throw error;
    await refresh(mark);
    return work();
  }
}

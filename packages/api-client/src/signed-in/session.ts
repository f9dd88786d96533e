import type { session } from '@pothik/contracts/auth';
import { authRoutes } from '@pothik/contracts/routes';
import type { Me } from '@pothik/contracts/user';
import type { z } from 'zod';
import { queryClient } from '../cache/query-client';
import { exchange } from '../calls/exchange';
import { serverNow } from '../clock/server-clock';
import { endSession } from '../session/end-session';
import { whileLeaving } from '../session/leaving';
import { watchLostAnswers } from '../session/no-answer';
import { refreshQuietly, underSessionLock } from '../session/refresh';
import { scheduleRefresh } from '../session/refresh-timer';
import { sessionStore } from '../session/session.store';
import { sessionChannel } from '../session/session-channel';
import { sessionHasPassed, storeSessionExpiry } from '../session/session-expiry';
import { startSignedIn } from './signed-in';

type NewSession = z.output<typeof session>;

/** Fetches the current user. A session that expired while no page was open is refreshed first. */
export async function beginSession(): Promise<void> {
  queryClient.clear();
  watchLostAnswers();
  sessionStore.setState({
    status: 'loading',
    user: undefined,
    ended: undefined,
    endedElsewhere: false,
    needsSecondFactor: false,
  });
  if (sessionHasPassed(serverNow())) await refreshQuietly();
  if (sessionStore.getState().ended) return;
  scheduleRefresh(refreshQuietly);
  startSignedIn();
}

/**
 * Starts the session that log-in or verification returned, in every tab.
 * @returns the person, once get-me has responded
 * @throws {Error} when get-me fails; without a network this page becomes that person's once there is one
 */
export function signedIn({ expiresAt }: NewSession): Promise<Me> {
  storeSessionExpiry(expiresAt);
  void beginSession();
  sessionChannel.send('signed-in');
  return untilUserIsKnown();
}

function untilUserIsKnown(): Promise<Me> {
  return new Promise((resolve, reject) => {
    const look = ({ status, user, unreachable } = sessionStore.getState()): boolean => {
      if (user) resolve(user);
      else if (status === 'signed-out' || unreachable) reject(new Error('The current user could not be loaded.'));
      return status !== 'loading' || unreachable;
    };
    if (look()) return;
    const stop = sessionStore.subscribe((state) => {
      if (look(state)) stop();
    });
  });
}

/**
 * Logs out here and in every tab. No tab refreshes meanwhile: the server ends the session at once, and a tab that learned it
 * from there would take it for a session that expired.
 * @param end the call that ends the session at the server; default: log-out
 * @throws {NetworkFailure} when no response arrived, or what `end` throws: nothing is changed then
 */
export async function signOut(end: () => Promise<unknown> = logOut): Promise<void> {
  await underSessionLock(async () => {
    await whileLeaving(end);
    endSession('log-out', false);
  });
}

const logOut = () => exchange(authRoutes.logout, undefined);

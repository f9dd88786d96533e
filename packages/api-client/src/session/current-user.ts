import { userRoutes } from '@pothik/contracts/routes';
import type { Me } from '@pothik/contracts/user';
import { QueryObserver, type QueryObserverResult } from '@tanstack/react-query';
import { QUERY_KEY, queryClient } from '../cache/query-client';
import { isStuck, type QueryState } from '../cache/stuck.rules';
import { isRefusal, NetworkFailure } from '../refusals/refusal';
import { call } from './call';
import { sessionStore } from './session.store';

/** Between two tries to learn who is signed in, while no network reaches the platform, in ms. */
const ASK_AGAIN_MS = 10_000;

let stopWatching: (() => void) | undefined;

/** Fetches the current user and observes the query: invalidating the User group refetches the person. */
export function watchUser(): void {
  deleteUser();
  const observer = new QueryObserver<Me>(queryClient, {
    queryKey: QUERY_KEY.me,
    queryFn: ({ signal }) => call(userRoutes.getMe, undefined, { signal }),
    refetchOnReconnect: 'always',
    // A network that does not reach the platform tells nobody when it does again.
    refetchInterval: ({ state }) => isUnreached(state) && ASK_AGAIN_MS,
  });
  const stopObserving = observer.subscribe(takeOver);
  const stopFollowing = sessionStore.subscribe(({ ended }) => ended && deleteUser());
  stopWatching = () => {
    stopObserving();
    stopFollowing();
  };
  takeOver(observer.getCurrentResult());
}

function deleteUser(): void {
  stopWatching?.();
  stopWatching = undefined;
}

/**
 * A known person stays signed in when a refetch fails, unless the API says that nobody is signed in. At the first lost answer the
 * page says so, while it goes on asking: without an answer nothing is known.
 */
function takeOver(result: QueryObserverResult<Me>): void {
  const { data, error, failureReason } = result;
  const nobody = isRefusal(error) && error.status === 401;
  if (data && !nobody) sessionStore.setState({ status: 'signed-in', user: data, ended: undefined, unreachable: false });
  else if (isUnreached(result) || isNoAnswer(failureReason)) sessionStore.setState({ unreachable: true });
  else if (error) sessionStore.setState({ status: 'signed-out', user: undefined, unreachable: false });
}

const isUnreached = (state: QueryState): boolean => isStuck(state) && (state.error === null || isNoAnswer(state.error));

/** Bad gateway, unavailable, gateway timeout: what stands before the platform, or before an engine, answers in its place. */
const IN_ITS_PLACE: readonly number[] = [502, 503, 504];
const isNoAnswer = (error: unknown): boolean =>
  error instanceof NetworkFailure || (isRefusal(error) && IN_ITS_PLACE.includes(error.status));

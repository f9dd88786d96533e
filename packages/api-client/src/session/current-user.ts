import { userRoutes } from '@pothik/contracts/routes';
import type { Me } from '@pothik/contracts/user';
import { QueryObserver, type QueryObserverResult } from '@tanstack/react-query';
import { QUERY_KEY, queryClient } from '../cache/query-client';
import { isRefusal } from '../refusals/refusal';
import { call } from './call';
import { sessionStore } from './session.store';

let stopWatching: (() => void) | undefined;

/** Fetches the current user and observes the query: invalidating the User group refetches the person. */
export function watchUser(): void {
  deleteUser();
  const observer = new QueryObserver<Me>(queryClient, {
    queryKey: QUERY_KEY.me,
    queryFn: ({ signal }) => call(userRoutes.getMe, undefined, { signal }),
    refetchOnReconnect: 'always',
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

/** A known person stays signed in when a refetch fails, unless the API says that nobody is signed in. */
function takeOver({ data, error }: QueryObserverResult<Me>): void {
  const nobody = isRefusal(error) && error.status === 401;
  if (data && !nobody) sessionStore.setState({ status: 'signed-in', user: data, ended: undefined });
  else if (error) sessionStore.setState({ status: 'signed-out', user: undefined });
}

import { call, QUERY } from '@pothik/api-client';
import type { Role } from '@pothik/contracts/platform';
import { userRoutes } from '@pothik/contracts/routes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { nextPollAfter } from '../../calls/polling.rules';
import { USER_SORTS, type UserListView } from './user-list.rules';

const USERS_A_PAGE = 10;

interface GivenRole {
  userId: string;
  role: Role;
  since: number;
}

/** What is asked of the API, beside the page. */
export const userQuery = ({ searchTerm, role, verified, sort }: UserListView) => ({
  ...(searchTerm ? { searchTerm } : {}),
  ...(role ? { role } : {}),
  ...(verified ? { verified } : {}),
  ...(sort ? { sort: USER_SORTS[sort] } : {}),
});

/** One page of accounts, polled until it shows a role just given: the list consumes it as an event. */
export function useUserList(view: UserListView) {
  const [given, setGiven] = useState<GivenRole>();
  const input = { page: view.page, limit: USERS_A_PAGE, ...userQuery(view) };
  const list = useQuery({
    queryKey: [QUERY.User, 'list', input],
    queryFn: ({ signal }) => call(userRoutes.users, input, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => {
      const shown = state.data?.data.find(({ _id }) => _id === given?.userId);
      if (given === undefined || shown === undefined || shown.role === given.role) return false;
      return nextPollAfter(Date.now() - given.since);
    },
  });
  const expectRole = (userId: string, role: Role) => setGiven({ userId, role, since: Date.now() });
  return { ...list, expectRole };
}

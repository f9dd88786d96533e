import { call, QUERY } from '@pothik/api-client';
import type { Ask, Opened } from '@pothik/api-client/first-data';
import { userRoutes } from '@pothik/contracts/routes';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { pageSizeOfAddress } from '../../lists/page-size.rules';
import { useOrderedChange } from '../../people/use-person';
import { USER_SORTS, type UserListView, viewOfAddress } from './user-list.rules';

/** What is asked of the API, beside the page. */
export const userQuery = ({ searchTerm, role, verified, sort }: UserListView) => ({
  ...(searchTerm ? { searchTerm } : {}),
  ...(role ? { role } : {}),
  ...(verified ? { verified } : {}),
  ...(sort ? { sort: USER_SORTS[sort] } : {}),
});

/** The query of one page of accounts. */
function userListQuery(view: UserListView, limit: number) {
  const input = { page: view.page, limit, ...userQuery(view) };
  return queryOptions({
    queryKey: [QUERY.User, 'list', input],
    queryFn: ({ signal }) => call(userRoutes.users, input, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Asks the page of accounts that an address shows. */
export const askFirst = (ask: Ask, { search }: Opened) =>
  ask(userListQuery(viewOfAddress(search), pageSizeOfAddress(search)));

/** One page of accounts, polled until it shows a role or right just given: the list consumes it as an event. */
export function useUserList(view: UserListView, limit: number) {
  const { expectChange, nextPoll } = useOrderedChange();
  const list = useQuery({
    ...userListQuery(view, limit),
    refetchInterval: ({ state }) => nextPoll(state.data?.data),
  });
  return { ...list, expectChange };
}

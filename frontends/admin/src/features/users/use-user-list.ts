import { call, QUERY } from '@pothik/api-client';
import { userRoutes } from '@pothik/contracts/routes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useGivenRole } from '../../people/use-person';
import { USER_SORTS, type UserListView } from './user-list.rules';

/** What is asked of the API, beside the page. */
export const userQuery = ({ searchTerm, role, verified, sort }: UserListView) => ({
  ...(searchTerm ? { searchTerm } : {}),
  ...(role ? { role } : {}),
  ...(verified ? { verified } : {}),
  ...(sort ? { sort: USER_SORTS[sort] } : {}),
});

/** One page of accounts, polled until it shows a role just given: the list consumes it as an event. */
export function useUserList(view: UserListView, limit: number) {
  const { expectRole, nextPoll } = useGivenRole();
  const input = { page: view.page, limit, ...userQuery(view) };
  const list = useQuery({
    queryKey: [QUERY.User, 'list', input],
    queryFn: ({ signal }) => call(userRoutes.users, input, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => nextPoll(state.data?.data),
  });
  return { ...list, expectRole };
}

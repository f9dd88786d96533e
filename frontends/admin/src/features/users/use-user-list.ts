import { call, QUERY } from '@pothik/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lightCalls } from '../../calls/light-calls';
import { USER_SORTS, type UserListView } from './user-list.rules';

const USERS_A_PAGE = 10;

/** One page of the people with an account. */
export function useUserList({ page, searchTerm, role, verified, sort }: UserListView) {
  const input = {
    page,
    limit: USERS_A_PAGE,
    ...(searchTerm ? { searchTerm } : {}),
    ...(role ? { role } : {}),
    ...(verified ? { verified } : {}),
    ...(sort ? { sort: USER_SORTS[sort] } : {}),
  };
  return useQuery({
    queryKey: [QUERY.User, 'list', input],
    queryFn: ({ signal }) => call(lightCalls.users, input, { signal }),
    placeholderData: keepPreviousData,
  });
}

import { call, QUERY, queryClient } from '@pothik/api-client';
import { authRoutes } from '@pothik/contracts/routes';
import { useQuery } from '@tanstack/react-query';

const KEY = [QUERY.User, 'second-factor'];

/** Fetches the own two-step verification again, after it was changed. */
export const refetchSecondFactor = (): Promise<void> => queryClient.invalidateQueries({ queryKey: KEY });

/** The administrator's own two-step verification: whether it is on, since when, and whether it is demanded. */
export const useSecondFactor = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(authRoutes.secondFactor, undefined, { signal }),
  });

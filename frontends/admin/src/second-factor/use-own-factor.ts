import { call, QUERY } from '@pothik/api-client';
import { authRoutes } from '@pothik/contracts/routes';
import { useQuery } from '@tanstack/react-query';

/**
 * Whether the administrator has two-step verification, by which a dialog knows that a code will be asked; the server
 * decides. Cached under the key that the shell's profile uses.
 */
export const useOwnFactor = () =>
  useQuery({
    queryKey: [QUERY.User, 'second-factor'],
    queryFn: ({ signal }) => call(authRoutes.secondFactor, undefined, { signal }),
  });

import { call, QUERY } from '@pothik/api-client';
import { rideRoutes } from '@pothik/contracts/routes';
import { useQuery } from '@tanstack/react-query';

/** The cities with their zones and all versions of their tariffs. */
export const useCities = () =>
  useQuery({ queryKey: [QUERY.City], queryFn: ({ signal }) => call(rideRoutes.cities, {}, { signal }) });

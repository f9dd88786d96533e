import { call, QUERY } from '@pothik/api-client';
import type { Ask } from '@pothik/api-client/first-data';
import { rideRoutes } from '@pothik/contracts/routes';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** The query of the cities with their zones and all versions of their tariffs. */
const citiesQuery = queryOptions({
  queryKey: [QUERY.City],
  queryFn: ({ signal }) => call(rideRoutes.cities, {}, { signal }),
});

/** Asks the cities. */
export const askFirst = (ask: Ask) => ask(citiesQuery);

/** The cities with their zones and all versions of their tariffs. */
export const useCities = () => useQuery(citiesQuery);

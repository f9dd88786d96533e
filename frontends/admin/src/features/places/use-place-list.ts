import { call, QUERY } from '@pothik/api-client';
import { rideRoutes } from '@pothik/contracts/routes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PLACE_SORTS, type PlaceListView } from './place-list.rules';

/** One page of the operator's places. */
export function usePlaceList({ page, searchTerm, kind, sort }: PlaceListView, limit: number) {
  const input = {
    page,
    limit,
    sort: sort ? PLACE_SORTS[sort] : '-updatedAt',
    ...(searchTerm ? { searchTerm } : {}),
    ...(kind ? { kind } : {}),
  };
  return useQuery({
    queryKey: [QUERY.Place, 'operator', input],
    queryFn: ({ signal }) => call(rideRoutes.operatorPlaces, input, { signal }),
    placeholderData: keepPreviousData,
  });
}

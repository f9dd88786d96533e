import { call, QUERY } from '@pothik/api-client';
import { rideRoutes } from '@pothik/contracts/routes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PLACE_SORTS, type PlaceListView } from './place-list.rules';

const PLACES_A_PAGE = 10;

/** One page of the operator's places. */
export function usePlaceList({ page, searchTerm, kind, sort }: PlaceListView) {
  const input = {
    page,
    limit: PLACES_A_PAGE,
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

import { call, QUERY } from '@pothik/api-client';
import type { Ask, Opened } from '@pothik/api-client/first-data';
import { rideRoutes } from '@pothik/contracts/routes';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { pageSizeOfAddress } from '../../lists/page-size.rules';
import { PLACE_SORTS, type PlaceListView, viewOfAddress } from './place-list.rules';

/** The query of one page of the operator's places. */
function placeListQuery({ page, searchTerm, kind, sort }: PlaceListView, limit: number) {
  const input = {
    page,
    limit,
    sort: sort ? PLACE_SORTS[sort] : '-updatedAt',
    ...(searchTerm ? { searchTerm } : {}),
    ...(kind ? { kind } : {}),
  };
  return queryOptions({
    queryKey: [QUERY.Place, 'operator', input],
    queryFn: ({ signal }) => call(rideRoutes.operatorPlaces, input, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Asks the page of places that an address shows. */
export const askFirst = (ask: Ask, { search }: Opened) =>
  ask(placeListQuery(viewOfAddress(search), pageSizeOfAddress(search)));

/** One page of the operator's places. */
export const usePlaceList = (view: PlaceListView, limit: number) => useQuery(placeListQuery(view, limit));

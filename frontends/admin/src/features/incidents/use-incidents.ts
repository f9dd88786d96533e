import { call, QUERY } from '@pothik/api-client';
import type { Ask, Opened } from '@pothik/api-client/first-data';
import { rideRoutes } from '@pothik/contracts/routes';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type PageSize, pageSizeOfAddress } from '../../lists/page-size.rules';
import { type IncidentListView, incidentQuery, viewOfAddress } from './incident-list.rules';

/** The query of one page of SOS incidents, newest first; notifications of incidents fetch it again. */
function incidentListQuery(view: IncidentListView, limit: PageSize) {
  const input = { page: view.page, limit, ...incidentQuery(view) };
  return queryOptions({
    queryKey: [QUERY.RideRequest, 'incidents', input],
    queryFn: ({ signal }) => call(rideRoutes.incidents, input, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Asks the page of incidents that an address shows. */
export const askFirst = (ask: Ask, { search }: Opened) =>
  ask(incidentListQuery(viewOfAddress(search), pageSizeOfAddress(search)));

/** One page of SOS incidents. */
export const useIncidents = (view: IncidentListView, limit: PageSize) => useQuery(incidentListQuery(view, limit));

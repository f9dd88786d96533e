import { call, QUERY } from '@pothik/api-client';
import type { IncidentStatus } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { useQuery } from '@tanstack/react-query';

/** Notifications tell of new incidents; this is for those that were missed, in ms. */
const ASKED_EVERY_MS = 15_000;
const INCIDENTS_SHOWN = 20;

/** The incidents that are not resolved: those that nobody saw yet first. */
export const useUnresolvedIncidents = () =>
  useQuery({
    queryKey: [QUERY.RideRequest, 'incidents', 'unresolved'],
    queryFn: async ({ signal }) => {
      const of = (status: IncidentStatus) => call(rideRoutes.incidents, { status, limit: INCIDENTS_SHOWN }, { signal });
      const [open, acknowledged] = await Promise.all([of('OPEN'), of('ACKNOWLEDGED')]);
      return [...open.data, ...acknowledged.data];
    },
    refetchInterval: ASKED_EVERY_MS,
    retry: false,
  });

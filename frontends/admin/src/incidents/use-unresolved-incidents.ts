import { call, QUERY } from '@pothik/api-client';
import type { IncidentStatus } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { useQuery } from '@tanstack/react-query';
import type { Unresolved } from './unresolved.rules';

/** Notifications tell of new incidents; this is for those that were missed, in ms. */
const ASKED_EVERY_MS = 15_000;
const INCIDENTS_SHOWN = 20;

/** The incidents that are not resolved. Banner, list, map and title count by this one answer; `polled` where they are watched. */
export const useUnresolvedIncidents = (polled = false) =>
  useQuery({
    queryKey: [QUERY.RideRequest, 'incidents', 'unresolved'],
    queryFn: async ({ signal }): Promise<Unresolved> => {
      const of = (status: IncidentStatus) => call(rideRoutes.incidents, { status, limit: INCIDENTS_SHOWN }, { signal });
      const [open, acknowledged] = await Promise.all([of('OPEN'), of('ACKNOWLEDGED')]);
      return {
        incidents: [...open.data, ...acknowledged.data],
        open: open.meta.total,
        inHand: acknowledged.meta.total,
      };
    },
    ...(polled ? { refetchInterval: ASKED_EVERY_MS, retry: false } : {}),
  });

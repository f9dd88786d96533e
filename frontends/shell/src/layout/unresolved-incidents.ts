import { call, QUERY } from '@pothik/api-client';
import { INCIDENT_STATUS, type IncidentStatus } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { useQuery } from '@tanstack/react-query';

/** As many as the alarm of the admin remote shows. */
const INCIDENTS_READ = 20;

/**
 * How many SOS are not resolved, unanswered or in hand; 0 until it is known. Cached under the key, and in the
 * shape, that the admin remote's alarm uses: they are read once. Notifications read them again.
 */
export function useUnresolvedIncidents(): number {
  const { data } = useQuery({
    queryKey: [QUERY.RideRequest, 'incidents', 'unresolved'],
    queryFn: async ({ signal }) => {
      const of = (status: IncidentStatus) => call(rideRoutes.incidents, { status, limit: INCIDENTS_READ }, { signal });
      const [open, acknowledged] = await Promise.all([of(INCIDENT_STATUS.OPEN), of(INCIDENT_STATUS.ACKNOWLEDGED)]);
      return {
        incidents: [...open.data, ...acknowledged.data],
        open: open.meta.total,
        inHand: acknowledged.meta.total,
      };
    },
  });
  return data ? data.open + data.inHand : 0;
}

import { call, QUERY } from '@pothik/api-client';
import { INCIDENT_STATUS, type IncidentStatus } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { useFormat, VisuallyHidden } from '@pothik/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useShellText } from '../texts/shell-text';

/** As many as the alarm of the admin remote shows. */
const INCIDENTS_READ = 20;

/**
 * How many SOS are not resolved, unanswered or in hand, for administrators; 0 until it is known. Cached under the key, and in the
 * shape, that the admin remote's alarm uses: they are read once. Notifications read them again.
 */
export function useUnresolvedIncidents(isAsked: boolean): number {
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
    enabled: isAsked,
  });
  return data ? data.open + data.inHand : 0;
}

/** The number beside the link of the incidents. */
export function IncidentCount({ unresolved }: { unresolved: number }) {
  const text = useShellText();
  const { number } = useFormat();
  return (
    <span className="shell-incident-count">
      {number(unresolved)}
      <VisuallyHidden>{` ${text.unresolved}`}</VisuallyHidden>
    </span>
  );
}

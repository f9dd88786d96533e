import { call, QUERY } from '@pothik/api-client';
import { INCIDENT_STATUS, type IncidentStatus } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { useFormat, VisuallyHidden } from '@pothik/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useShellText } from '../texts/shell-text';

/** How many SOS are not resolved, unanswered or in hand, for administrators; 0 until it is known. Notifications read it again. */
export function useUnresolvedIncidents(isAsked: boolean): number {
  const { data = 0 } = useQuery({
    queryKey: [QUERY.RideRequest, 'incidents', 'count'],
    queryFn: async ({ signal }) => {
      const of = (status: IncidentStatus) => call(rideRoutes.incidents, { status, limit: 1 }, { signal });
      const lists = await Promise.all([of(INCIDENT_STATUS.OPEN), of(INCIDENT_STATUS.ACKNOWLEDGED)]);
      return lists.reduce((sum, { meta }) => sum + meta.total, 0);
    },
    enabled: isAsked,
  });
  return data;
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

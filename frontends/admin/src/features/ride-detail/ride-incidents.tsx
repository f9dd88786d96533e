import { call, QUERY } from '@pothik/api-client';
import type { IncidentView } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { Card, ErrorState, TextLink, useFormat } from '@pothik/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { IncidentStatusPill } from '../../incidents/incident-status-pill';
import { useRidesText } from '../../rides/rides-text';
import { useAdminText } from '../../texts/admin-text';

/** More than rider and driver raise in one ride. */
const INCIDENTS_SHOWN = 20;

/** The SOS incidents of a ride, with the way to each; nothing for a ride without. */
export function RideIncidents({ rideId }: { rideId: string }) {
  const text = useRidesText();
  const { pageFailedText } = useAdminText();
  const input = { ride: rideId, limit: INCIDENTS_SHOWN };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [QUERY.RideRequest, 'incidents', input],
    queryFn: ({ signal }) => call(rideRoutes.incidents, input, { signal }),
  });
  if (error && !data)
    return (
      <ErrorState title={text.incidentsFailed} onRetry={() => void refetch()} retrying={isFetching}>
        {pageFailedText}
      </ErrorState>
    );
  if (!data || data.data.length === 0) return null;
  return (
    <Card
      title={text.incidents}
      className={data.data.some(({ status }) => status === 'OPEN') ? 'admin-incident-open' : undefined}
    >
      <ul className="admin-stack">
        {data.data.map((incident) => (
          <Incident key={incident._id} incident={incident} />
        ))}
      </ul>
    </Card>
  );
}

function Incident({ incident }: { incident: IncidentView }) {
  const text = useRidesText();
  const { raisedByDriver, raisedByRider } = useAdminText();
  const { dateTime } = useFormat();
  const { status, raisedBy, ride, createdAt } = incident;
  return (
    <li className="admin-ride-incident">
      <span className="admin-two-lines">
        <strong>{raisedBy === 'DRIVER' ? raisedByDriver : raisedByRider}</strong>
        <time dateTime={createdAt} className="admin-small">
          {dateTime(createdAt)}
        </time>
      </span>
      <IncidentStatusPill status={status} />
      <TextLink asChild className="ui-hit">
        <Link to={`/admin/sos?ride=${ride}`}>{text.openIncident}</Link>
      </TextLink>
    </li>
  );
}

import { call, QUERY } from '@pothik/api-client';
import type { IncidentView } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { Card, ErrorState, TextLink, useFormat } from '@pothik/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import './incidents-card.css';
import { useAdminText } from '../texts/admin-text';
import { IncidentStatusPill } from './incident-status-pill';
import { useIncidentsCardText } from './incidents-card-text';

/** More than rider and driver raise in one ride. */
const INCIDENTS_SHOWN = 10;

/** The latest SOS incidents of a ride or a person, with the way to each and to all; nothing without any. */
export function IncidentsCard({ of }: { of: { ride: string } | { person: string } }) {
  const text = useIncidentsCardText();
  const { pageFailedText } = useAdminText();
  const { number } = useFormat();
  const input = { ...of, limit: INCIDENTS_SHOWN };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [QUERY.RideRequest, 'incidents', input],
    queryFn: ({ signal }) => call(rideRoutes.incidents, input, { signal }),
  });
  if (error && !data)
    return (
      <ErrorState title={text.failed} onRetry={() => void refetch()} retrying={isFetching}>
        {pageFailedText}
      </ErrorState>
    );
  if (!data || data.data.length === 0) return null;
  return (
    <Card
      title={text.title}
      actions={
        data.meta.total > data.data.length && (
          <TextLink asChild className="ui-hit">
            <Link to={`/admin/sos?${new URLSearchParams(of)}`}>{text.all(number(data.meta.total))}</Link>
          </TextLink>
        )
      }
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
  const text = useIncidentsCardText();
  const { raisedByDriver, raisedByRider } = useAdminText();
  const { dateTime } = useFormat();
  const { status, raisedBy, ride, createdAt } = incident;
  return (
    <li className="admin-found-incident">
      <span className="admin-two-lines">
        <strong>{raisedBy === 'DRIVER' ? raisedByDriver : raisedByRider}</strong>
        <time dateTime={createdAt} className="admin-small">
          {dateTime(createdAt)}
        </time>
      </span>
      <IncidentStatusPill status={status} />
      <TextLink asChild className="ui-hit">
        <Link to={`/admin/sos?ride=${ride}`}>{text.open}</Link>
      </TextLink>
    </li>
  );
}

import { call, isStuck, QUERY } from '@pothik/api-client';
import type { IncidentView } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import {
  Button,
  Card,
  Note,
  RelativeTime,
  Skeleton,
  SkeletonGroup,
  TextLink,
  useFormat,
  useUiText,
} from '@pothik/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { IncidentStatusPill } from '../../incidents/incident-status-pill';
import { useUnresolvedIncidents } from '../../incidents/use-unresolved-incidents';
import { useAdminText } from '../../texts/admin-text';
import { useAnalyticsText } from './analytics-text';
import { INCIDENTS_SHOWN, shownIncidents } from './shown-incidents.rules';

/** The newest incidents of all time, and how many there are. */
const useLatestIncidents = () =>
  useQuery({
    queryKey: [QUERY.RideRequest, 'incidents', 'latest'],
    queryFn: ({ signal }) => call(rideRoutes.incidents, { limit: INCIDENTS_SHOWN }, { signal }),
  });

/** Who needs help, then the latest incidents, whatever the period. */
export function SosCard() {
  const text = useAnalyticsText();
  const { number } = useFormat();
  const { data } = useLatestIncidents();
  const all = data && data.meta.total > 0 && (
    <TextLink asChild className="ui-hit">
      <Link to="/admin/sos">{text.allIncidents(number(data.meta.total))}</Link>
    </TextLink>
  );
  return (
    <Card title={text.incidents} actions={all} className="admin-chart admin-sos">
      <Incidents />
    </Card>
  );
}

function Incidents() {
  const text = useAnalyticsText();
  const { text: kit } = useUiText();
  const { noIncidents, noIncidentsText } = useAdminText();
  const latest = useLatestIncidents();
  const unresolved = useUnresolvedIncidents(true);
  const calls = [latest, unresolved];
  if (calls.some(isStuck))
    return (
      <Note tone="warning" alert>
        {text.incidentsFailed}{' '}
        <Button size="small" onClick={() => void Promise.all(calls.map(({ refetch }) => refetch()))}>
          {kit.retry}
        </Button>
      </Note>
    );
  if (!latest.data || !unresolved.data)
    return (
      <SkeletonGroup label={text.incidents}>
        <Skeleton height="10rem" />
      </SkeletonGroup>
    );
  const shown = shownIncidents(unresolved.data.incidents, latest.data.data);
  if (shown.length === 0)
    return (
      <div className="admin-sos-none">
        <ShieldCheck aria-hidden />
        <p>
          <strong>{noIncidents}</strong>
        </p>
        <p className="admin-quiet admin-small">{noIncidentsText}</p>
      </div>
    );
  return (
    <ul className="admin-sos-list">
      {shown.map((incident) => (
        <Incident key={incident._id} incident={incident} />
      ))}
    </ul>
  );
}

function Incident({ incident: { status, rider, driver, createdAt } }: { incident: IncidentView }) {
  const text = useAnalyticsText();
  return (
    <li>
      <TextLink asChild className="ui-hit">
        <Link to={`/admin/sos?status=${status}`}>{text.sosOf(rider.name, driver.name)}</Link>
      </TextLink>
      <span className="admin-sos-when">
        <IncidentStatusPill status={status} />
        <RelativeTime at={createdAt} className="admin-quiet admin-small" />
      </span>
    </li>
  );
}

import { call, QUERY, useLive } from '@pothik/api-client';
import { FEED_KIND } from '@pothik/contracts/notification';
import { rideHttp } from '@pothik/contracts/ride';
import { EmptyState, ErrorState, LiveRegion, PageHead, Skeleton, SkeletonGroup, useFormat } from '@pothik/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useAdminText } from '../../texts/admin-text';
import { IncidentCard } from './incident-card';

const SHOWN = 50;

/** SOS incidents, newest first; a new one appears, and is announced, at once. */
export function Component() {
  const text = useAdminText();
  const { number } = useFormat();
  const [announcement, setAnnouncement] = useState('');
  useLive([FEED_KIND.SOS_RAISED], () => setAnnouncement(text.newIncident));
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [QUERY.RideRequest, 'incidents'],
    queryFn: ({ signal }) => call(rideHttp.incidents, { limit: SHOWN }, { signal }),
  });
  const incidents = data?.data ?? [];
  const open = incidents.filter(({ status }) => status === 'OPEN').length;
  return (
    <div className="ui-page admin-stack">
      <PageHead title={text.incidents} aside={data && text.incidentCount(number(open), open === 1)} />
      <LiveRegion message={announcement} assertive />
      {error && !data && (
        <ErrorState title={text.listFailed} onRetry={() => void refetch()} retrying={isFetching}>
          {text.pageFailedText}
        </ErrorState>
      )}
      {!error && !data && (
        <SkeletonGroup label={text.incidents} className="admin-stack">
          <Skeleton width="100%" height="12rem" />
          <Skeleton width="100%" height="12rem" />
        </SkeletonGroup>
      )}
      {data && incidents.length === 0 && (
        <EmptyState title={text.noIncidents} art={<ShieldCheck aria-hidden />}>
          {text.noIncidentsText}
        </EmptyState>
      )}
      {incidents.map((incident) => (
        <IncidentCard key={incident._id} incident={incident} />
      ))}
    </div>
  );
}

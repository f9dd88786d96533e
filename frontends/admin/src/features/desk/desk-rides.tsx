import { isStuck } from '@pothik/api-client';
import { Card, EmptyState, ErrorState, Skeleton, SkeletonGroup } from '@pothik/ui-kit';
import { PhoneCall } from 'lucide-react';
import { useAdminText } from '../../texts/admin-text';
import { DeskRide } from './desk-ride';
import { useDeskText } from './desk-text';
import { useDeskRides } from './use-desk-rides';

/** The rides that were booked by phone: those that are open, and those of today. */
export function DeskRides() {
  const text = useDeskText();
  return (
    <section className="admin-stack" aria-labelledby="desk-rides">
      <h2 id="desk-rides">{text.rides}</h2>
      <Rides />
    </section>
  );
}

function Rides() {
  const text = useDeskText();
  const { pageFailedText } = useAdminText();
  const query = useDeskRides();
  if (isStuck(query))
    return (
      <ErrorState title={text.ridesFailed} onRetry={() => void query.refetch()} retrying={query.isFetching}>
        {pageFailedText}
      </ErrorState>
    );
  if (!query.data)
    return (
      <SkeletonGroup label={text.loading} className="admin-stack">
        <Skeleton height="12rem" />
        <Skeleton height="12rem" />
      </SkeletonGroup>
    );
  if (query.data.length === 0)
    return (
      <EmptyState level={3} title={text.noRides} art={<PhoneCall aria-hidden />}>
        {text.noRidesText}
      </EmptyState>
    );
  return (
    <ul className="admin-stack admin-desk-rides">
      {query.data.map((ride) => (
        <Card key={ride._id} as="li" className="admin-desk-ride">
          <DeskRide ride={ride} />
        </Card>
      ))}
    </ul>
  );
}

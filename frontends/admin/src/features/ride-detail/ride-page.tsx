import '../../rides/rides.css';
import { ApiRefusal } from '@pothik/api-client';
import { useRide } from '@pothik/ride-ui';
import { EmptyState, ErrorState, Skeleton, SkeletonGroup } from '@pothik/ui-kit';
import { SearchX } from 'lucide-react';
import { useParams } from 'react-router';
import { WayBack } from '../../lists/way-back';
import { useRidesText } from '../../rides/rides-text';
import { useAdminText } from '../../texts/admin-text';
import { RideDetail } from './ride-detail';

/** One ride's page, open or ended, updated live; the link back leads to the list the administrator came from. */
export function Component() {
  const { id = '' } = useParams();
  const text = useRidesText();
  return (
    <div className="ui-page admin-stack">
      <WayBack list="/admin/rides">{text.back}</WayBack>
      <Ride key={id} id={id} />
    </div>
  );
}

/** No ride, or an invalid id. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiRefusal && (error.status === 404 || error.status === 400);

function Ride({ id }: { id: string }) {
  const text = useRidesText();
  const { pageFailedText } = useAdminText();
  const { data, error, isFetching, refetch } = useRide(id);
  if (data) return <RideDetail ride={data} />;
  if (isUnknown(error))
    return (
      <EmptyState level={1} title={text.notFound} art={<SearchX aria-hidden />}>
        {text.notFoundText}
      </EmptyState>
    );
  if (error)
    return (
      <ErrorState title={text.failed} onRetry={() => void refetch()} retrying={isFetching}>
        {pageFailedText}
      </ErrorState>
    );
  return (
    <SkeletonGroup label={text.loading} className="admin-stack">
      <Skeleton width="16rem" height="2.5rem" />
      <Skeleton height="14rem" />
      <Skeleton height="14rem" />
    </SkeletonGroup>
  );
}

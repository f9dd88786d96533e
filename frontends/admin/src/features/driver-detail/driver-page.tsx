import './driver-detail.css';
import { isRefusal } from '@pothik/api-client';
import { EmptyState, ErrorState, Skeleton, SkeletonGroup } from '@pothik/ui-kit';
import { UserX } from 'lucide-react';
import { useParams } from 'react-router';
import { useDriver } from '../../drivers/use-driver';
import { WayBack } from '../../lists/way-back';
import { useAdminText } from '../../texts/admin-text';
import { DriverDetail } from './driver-detail';
import { useDriverDetailText } from './driver-detail-text';

/** One driver's page; the link back leads to the list the administrator came from. */
export function Component() {
  const { id = '' } = useParams();
  const text = useDriverDetailText();
  return (
    <div className="ui-page admin-stack">
      <WayBack list="/admin/all-drivers">{text.back}</WayBack>
      <Driver key={id} id={id} />
    </div>
  );
}

function Driver({ id }: { id: string }) {
  const text = useDriverDetailText();
  const { pageFailedText } = useAdminText();
  const { data, error, isFetching, refetch } = useDriver(id);
  // Before what was read: the account may have been deleted since then.
  if (isRefusal(error, 'driver/not-found') || isRefusal(error, 'request/invalid'))
    return (
      <EmptyState level={1} title={text.notFound} art={<UserX aria-hidden />}>
        {text.notFoundText}
      </EmptyState>
    );
  if (data) return <DriverDetail driver={data} />;
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

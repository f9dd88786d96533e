import './driver-detail.css';
import { isRefusal } from '@pothik/api-client';
import { EmptyState, ErrorState, Skeleton, SkeletonGroup, TextLink } from '@pothik/ui-kit';
import { ArrowLeft, UserX } from 'lucide-react';
import { Link, useLocation, useParams } from 'react-router';
import { useDriver } from '../../drivers/use-driver';
import { useAdminText } from '../../texts/admin-text';
import { DriverDetail } from './driver-detail';
import { useDriverDetailText } from './driver-detail-text';

/** One driver's page; the link back leads to the list the administrator came from. */
export function Component() {
  const { id = '' } = useParams();
  const text = useDriverDetailText();
  return (
    <div className="ui-page admin-stack">
      <TextLink asChild className="ui-hit admin-back">
        <Link to={useWayBack()}>
          <ArrowLeft aria-hidden />
          {text.back}
        </Link>
      </TextLink>
      <Driver key={id} id={id} />
    </div>
  );
}

function useWayBack(): string {
  const state: unknown = useLocation().state;
  const from = state && typeof state === 'object' && 'from' in state ? state.from : undefined;
  return typeof from === 'string' ? from : '/admin/all-drivers';
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

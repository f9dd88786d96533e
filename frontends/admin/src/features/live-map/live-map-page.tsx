import './live-map.css';
import { isStuck } from '@pothik/api-client';
import { ErrorState, Skeleton, SkeletonGroup, useFormat } from '@pothik/ui-kit';
import { useAdminText } from '../../texts/admin-text';
import { useLiveMapText } from './live-map-text';
import { LiveView } from './live-view';
import { useLiveDrivers } from './use-live-drivers';

/** Where everybody is now: drivers by state, SOS, the rides that wait too long, and all open ones. */
export function Component() {
  const text = useLiveMapText();
  const { pageFailedText } = useAdminText();
  const { number } = useFormat();
  const live = useLiveDrivers();
  if (isStuck(live))
    return (
      <div className="ui-page">
        <ErrorState title={text.failed} onRetry={() => void live.refetch()} retrying={live.isFetching}>
          {pageFailedText}
        </ErrorState>
      </div>
    );
  if (!live.data)
    return (
      <SkeletonGroup label={text.loading} className="ui-page admin-stack">
        <Skeleton height="18rem" />
        <Skeleton height="10rem" />
      </SkeletonGroup>
    );
  const { drivers, notShown } = live.data;
  return (
    <LiveView
      drivers={drivers}
      notShown={notShown}
      head={
        <div className="admin-live-head">
          <h1>{text.title}</h1>
          <span className="admin-quiet">{text.online(number(drivers.length + notShown))}</span>
        </div>
      }
    />
  );
}

import { ErrorState, Skeleton, SkeletonGroup } from '@pothik/ui-kit';
import { useFocusAfterAct } from '@pothik/ui-kit/focus';
import { useShellText } from '../../texts/shell-text';
import { DriverCard } from './driver-card';
import { useProfileText } from './profile-text';
import { useOwnDriver } from './use-own-driver';
import { VehicleCard } from './vehicle-card';
import { WaitingChange } from './waiting-change';

/** The driver's own record: driver information and vehicle information. */
export function DriverCards({ userId }: { userId: string }) {
  const text = useProfileText();
  const shell = useShellText();
  const { data: driver, error, isFetching, isPaused, refetch } = useOwnDriver({ _id: userId, role: 'DRIVER' });
  const { part, expect } = useFocusAfterAct(driver);
  if (!driver && (error || isPaused || driver === null)) {
    return (
      <ErrorState title={shell.partFailed} onRetry={() => void refetch()} retrying={isFetching}>
        {shell.partFailedText}
      </ErrorState>
    );
  }
  if (!driver) {
    return (
      <SkeletonGroup label={text.loading} className="shell-profile-driver">
        <Skeleton width="100%" height="14rem" />
        <Skeleton width="100%" height="16rem" />
      </SkeletonGroup>
    );
  }
  return (
    <div className="shell-profile-driver" ref={part}>
      <WaitingChange driver={driver} onDecided={expect} />
      <DriverCard driver={driver} />
      <VehicleCard driver={driver} />
    </div>
  );
}

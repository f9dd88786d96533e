import { isStuck, LoadedPart } from '@pothik/api-client';
import { allowsSos } from '@pothik/contracts/ride';
import { Banner, loadDialogs, Skeleton, SkeletonGroup } from '@pothik/ui-kit';
import { Ban } from 'lucide-react';
import { Outlet, useLocation } from 'react-router';
import { ActiveRidePart } from '../../active-ride/active-ride-part';
import { LineNotice } from '../../availability/line-notice';
import { OfflineNotice } from '../../availability/offline-notice-part';
import { useOfflineNotice } from '../../availability/use-offline-notice';
import { useCollecting } from '../../collect/collect.store';
import { CollectPart } from '../../collect/collect-part';
import { IncomingRequests } from '../../incoming/incoming-requests';
import { REQUESTS_PAGE } from '../../incoming/requests-page';
import { LoadFailed } from '../../loading/load-failed';
import { PagePart } from '../../loading/page-part';
import { useMyDriver } from '../../profile/use-my-driver';
import { useEngagedRide } from '../../rides/use-engaged-ride';
import { useScreenAwake } from '../../rides/use-screen-awake';
import { EmergencyNote } from '../../sos/emergency-note';
import { useDriverText } from '../../texts/driver-text';
import { useAccountBlockText } from './account-block-text';
import { blockOf } from './block.rules';
import { CancelledNotice } from './cancelled-notice';

/** A driver's own SOS, on every page while the ride goes on; loaded once SOS is possible. */
const sosState = async () => ({ Component: (await import('../../sos/sos-state')).SosState });

/** A block must not be missed: its dialog loads together with the dialog library, or Retry is offered. */
const blockDialogs = async () => (await Promise.all([import('./block-dialog'), loadDialogs()]))[0];
const pendingDialog = async () => ({ Component: (await blockDialogs()).PendingDialog });
const suspendedDialog = async () => ({ Component: (await blockDialogs()).SuspendedDialog });

/** Around every page of a driver: blocks those who are pending or suspended, and shows who cancelled the ride. */
export function Component() {
  const text = useAccountBlockText();
  const driver = useMyDriver();
  const ride = useEngagedRide();
  const due = useCollecting();
  useScreenAwake(Boolean(ride.data));
  const offline = useOfflineNotice(driver.data ?? undefined);
  const { pathname } = useLocation();
  if (driver.data === null || isStuck(driver))
    return <LoadFailed className="ui-page" title={text.profileFailed} query={driver} />;
  if (!driver.data) return <PageSkeleton />;
  const { status, statusReason, engaged } = driver.data;
  const isRiding = ride.data === undefined ? engaged : ride.data !== null;
  const block = blockOf(status, isRiding || due !== undefined);
  if (block === 'pending') return <PagePart load={pendingDialog} with={{ driver: driver.data }} />;
  if (block === 'suspended') return <PagePart load={suspendedDialog} with={{ reason: statusReason }} />;
  const sos = ride.data && allowsSos(ride.data.rideStatus) && (
    <LoadedPart
      load={sosState}
      with={{ ride: ride.data, className: 'driver-sos-state' }}
      waiting={null}
      failed={() => null}
    />
  );
  if (block === 'suspended-on-ride') {
    return (
      <>
        {sos}
        <Banner tone="danger" className="driver-stays" icon={<Ban aria-hidden />}>
          <b>{text.suspended}</b>
          {statusReason && `: ${statusReason}`}
          {isRiding && <span className="driver-banner-line">{text.finishRide}</span>}
        </Banner>
        <div className="ui-page ui-with-dock driver-stack">
          {ride.data === null && due !== undefined ? <CollectPart rideId={due} /> : <LastRide ride={ride} />}
        </div>
      </>
    );
  }
  return (
    <>
      <IncomingRequests driver={driver.data} />
      <CancelledNotice />
      {offline && !ride.data && pathname !== REQUESTS_PAGE && <OfflineNotice news={offline} as="banner" />}
      <LineNotice driver={driver.data} />
      {sos}
      <Outlet />
    </>
  );
}

/** All that a driver suspended during a ride may use: that ride, with SOS. */
function LastRide({ ride }: { ride: ReturnType<typeof useEngagedRide> }) {
  const text = useAccountBlockText();
  if (ride.data) return <ActiveRidePart ride={ride.data} />;
  if (!isStuck(ride)) return <PageSkeleton />;
  return (
    <>
      <LoadFailed title={text.rideFailed} query={ride} />
      <EmergencyNote>{text.noSos}</EmergencyNote>
    </>
  );
}

function PageSkeleton() {
  return (
    <SkeletonGroup label={useDriverText().loading} className="ui-page driver-stack">
      <Skeleton width="14rem" height="2rem" />
      <Skeleton width="100%" height="9rem" />
      <Skeleton width="100%" height="12rem" />
    </SkeletonGroup>
  );
}

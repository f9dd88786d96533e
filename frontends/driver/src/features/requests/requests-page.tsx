import { isStuck, LoadedPart, useCurrentUser } from '@pothik/api-client';
import { useTopOnNews } from '@pothik/ride-ui';
import { EmptyState, PageHead, Skeleton, SkeletonGroup, useFormat, useSidebar, VehicleDrawing } from '@pothik/ui-kit';
import { ActiveRidePart } from '../../active-ride/active-ride-part';
import { isHeld } from '../../availability/availability.rules';
import { AvailabilityCard } from '../../availability/availability-card';
import { OfflineNotice } from '../../availability/offline-notice-part';
import { useOfflineNotice } from '../../availability/use-offline-notice';
import { usePaused } from '../../availability/use-paused';
import { useCollecting } from '../../collect/collect.store';
import { CollectPart } from '../../collect/collect-part';
import { LoadFailed } from '../../loading/load-failed';
import { PagePart } from '../../loading/page-part';
import { useMyDriver } from '../../profile/use-my-driver';
import { SoundSwitch } from '../../request-alerts/sound-switch';
import { useRequestsText } from '../../requests/requests-text';
import { useRequestDialogs } from '../../requests/use-request-dialogs';
import { useEngagedRide } from '../../rides/use-engaged-ride';
import { useWaitingRequests } from '../../rides/use-waiting-requests';
import { useDriverText } from '../../texts/driver-text';
import { RequestCard } from './request-card';

const today = async () => ({ Component: (await import('../../today/today')).Today });

/** Below the requests, so that its code may come after them. */
const positionCard = async () => ({ Component: (await import('../../position/position-card')).PositionCard });

/** No request waits for this question. */
const ownPhone = async () => ({ Component: (await import('../../own-phone/own-phone')).OwnPhone });

/** A driver's main page: the ride under way, then the requests, the one with the least time left first. On a phone the ride's next action comes first. */
export function Component() {
  const text = useRequestsText();
  const engaged = useEngagedRide();
  const { mobile } = useSidebar();
  const driver = useMyDriver().data;
  const ride = engaged.data ?? undefined;
  const collecting = useCollecting();
  useTopOnNews(ride ? [ride._id, ride.rideStatus, ride.offer?.fare].join() : '');
  const due = engaged.data === null ? collecting : undefined;
  const busy = ride !== undefined || due !== undefined;
  const offline = useOfflineNotice(driver);
  const isPhoneProven = useCurrentUser()?.isPhoneProven;
  const isAsked = Boolean(useWaitingRequests().data?.length);
  const shown = busy ? undefined : offline;
  const mayShare = driver?.status === 'APPROVED' && !busy;
  return (
    <div className={busy || shown || isAsked ? 'ui-page ui-with-dock driver-stack' : 'ui-page driver-stack'}>
      {mobile && driver && !busy && <AvailabilityCard driver={driver} />}
      {/* The dock is for the answers to a request. */}
      {shown && <OfflineNotice news={shown} as={isAsked ? 'banner' : 'dock'} />}
      {ride && <ActiveRidePart ride={ride} />}
      {due && <CollectPart rideId={due} />}
      {isStuck(engaged) && <LoadFailed title={text.failed} query={engaged} />}
      <Requests engaged={ride !== undefined} busy={busy} />
      {mayShare && <PagePart load={positionCard} with={{ driver }} />}
      {mayShare && !isAsked && !isPhoneProven && <LoadedPart load={ownPhone} waiting={null} failed={() => null} />}
    </div>
  );
}

interface RequestsProps {
  /** On a ride: no request can be accepted. */
  engaged: boolean;
  /** On a ride or collecting its fare: that has the page's heading and its one orange button. */
  busy: boolean;
}

function Requests({ engaged, busy }: RequestsProps) {
  const text = useRequestsText();
  const { number } = useFormat();
  const requests = useWaitingRequests();
  const waiting = requests.data ?? [];
  const { reject, askAnother, dialog } = useRequestDialogs(waiting);
  // The empty list returns when the ride is over and paid.
  if (busy && waiting.length === 0) return null;
  const aside = (
    <div className="driver-head-aside">
      {waiting.length > 0 && (
        <span className="driver-quiet">{text.waiting(number(waiting.length), waiting.length === 1)}</span>
      )}
      <SoundSwitch />
    </div>
  );
  return (
    <>
      {busy ? <h2 className="driver-heading">{text.title}</h2> : <PageHead title={text.title} aside={aside} />}
      {isStuck(requests) && <LoadFailed title={text.failed} query={requests} />}
      {!requests.data && !isStuck(requests) && <RequestSkeletons />}
      {requests.data && waiting.length === 0 && <NoRequests />}
      {waiting.length > 0 && (
        <ul className="driver-requests">
          {waiting.map((ride, position) => (
            <RequestCard
              key={ride._id}
              ride={ride}
              next={position === 0 && !busy}
              several={waiting.length > 1}
              acceptable={!engaged}
              onReject={() => reject(ride)}
              onAskAnother={() => askAnother(ride)}
            />
          ))}
        </ul>
      )}
      {dialog}
    </>
  );
}

function NoRequests() {
  const text = useRequestsText();
  const driver = useMyDriver().data;
  const isKept = usePaused(driver) || (driver ? isHeld(driver) : false);
  const offline = isKept ? text.noneForNow : text.noneOffline;
  return (
    <>
      <LoadedPart load={today} waiting={null} failed={() => null} />
      <EmptyState title={text.none} art={<VehicleDrawing type={driver?.vehicle.vehicleType ?? 'CNG'} />}>
        {driver?.availabilityStatus === 'OFFLINE' ? offline : text.noneOnline}
      </EmptyState>
    </>
  );
}

function RequestSkeletons() {
  return (
    <SkeletonGroup label={useDriverText().loading} className="driver-requests">
      <Skeleton width="100%" height="14rem" />
      <Skeleton width="100%" height="14rem" />
    </SkeletonGroup>
  );
}

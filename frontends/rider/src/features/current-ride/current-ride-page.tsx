import { useCurrentUser } from '@pothik/api-client';
import { isOpen, type RideView } from '@pothik/contracts/ride';
import { useStatusWords } from '@pothik/ride-ui';
import { Card, EmptyState, LiveRegion, useFormat, VehicleDrawing } from '@pothik/ui-kit';
import { GetRideButton } from '../../rides/get-ride-button';
import { NotLoaded } from '../../rides/not-loaded';
import { useRiderText } from '../../texts/rider-text';
import { useCurrentRideText } from './current-ride-text';
import { EndedRide } from './ended-ride';
import { OpenRide } from './open-ride';
import { RideSkeleton } from './ride-skeleton';
import { sentenceOf } from './sentence.rules';
import { useFareNotice } from './use-fare-notice';
import { useRetainedFocus } from './use-retained-focus';
import { type ShownRide, useShownRide } from './use-shown-ride';

/** The rider's ride in its present status, updated live. */
export function Component() {
  const rider = useCurrentUser();
  return rider ? <RidePage key={rider._id} riderId={rider._id} /> : null;
}

function RidePage({ riderId }: { riderId: string }) {
  const { shown, dismiss } = useShownRide(riderId);
  const ride = shown.kind === 'ride' ? shown.ride : undefined;
  useFareNotice(ride);
  const docked = ride ? 'ui-page ui-with-dock' : 'ui-page';
  return (
    <div className={docked} {...useRetainedFocus(ride ? `${ride._id} ${ride.rideStatus}` : '')}>
      <LiveRegion message={useAnnouncement(ride)} />
      <Shown shown={shown} onDismiss={dismiss} />
    </div>
  );
}

function Shown({ shown, onDismiss }: { shown: ShownRide; onDismiss(): void }) {
  const text = useCurrentRideText();
  if (shown.kind === 'loading') return <RideSkeleton />;
  if (shown.kind === 'none') return <NoRide />;
  if (shown.kind === 'failed') {
    return (
      <Card>
        <NotLoaded title={text.failed} query={shown.query} />
      </Card>
    );
  }
  const { ride } = shown;
  return isOpen(ride.rideStatus) ? <OpenRide ride={ride} /> : <EndedRide ride={ride} onDismiss={onDismiss} />;
}

function NoRide() {
  const text = useCurrentRideText();
  const { getRide } = useRiderText();
  return (
    <Card>
      <EmptyState
        level={1}
        title={text.noRide}
        art={<VehicleDrawing type="CNG" />}
        action={<GetRideButton>{getRide}</GetRideButton>}
      >
        {text.noRideText}
      </EmptyState>
    </Card>
  );
}

/** Announced when the ride or its fare changes; the only text of the page that is announced by itself. */
function useAnnouncement(ride: RideView | undefined): string {
  const text = useCurrentRideText();
  const words = useStatusWords('RIDER');
  const { fare: fareWord } = useRiderText();
  const { taka } = useFormat();
  if (!ride) return '';
  const { title, next } = sentenceOf(ride, text);
  const fare = ride.fare === null ? '' : ` ${fareWord}: ${taka(ride.fare)}.`;
  const reason = ride.fareReason ? ` ${text.reasonGiven(ride.fareReason)}` : '';
  return `${words[ride.rideStatus]}. ${title}. ${next}${fare}${reason}`;
}

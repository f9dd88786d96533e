import { useCurrentUser, useLive } from '@pothik/api-client';
import { RIDE_CAUSE } from '@pothik/contracts/ride';
import { storeText, useHistoryWords, useStoredText } from '@pothik/ride-ui';
import { Banner, Button, useFormat } from '@pothik/ui-kit';
import { Ban } from 'lucide-react';
import { useEffect } from 'react';
import { useEngagedRide } from '../../rides/use-engaged-ride';
import { useAccountBlockText } from './account-block-text';
import { type CancelledRide, cancelledBy, storedCancelledRide, textOfCancelledRide } from './cancelled-ride.rules';

const keyOf = (userId: string) => `driver-cancelled:${userId}`;

/**
 * Who cancelled which engaged ride and why, when it was not the driver: on every page, reloads included, until it is seen. Over
 * another ride it would be taken for that one's end: who accepts the next has gone on.
 */
export function CancelledNotice() {
  const text = useAccountBlockText();
  const words = useHistoryWords('DRIVER');
  const { time } = useFormat();
  const key = keyOf(useCurrentUser()?._id ?? '');
  useLive(['ride-status-changed'], (entry) => {
    const cancelled = cancelledBy(entry);
    if (cancelled) storeText(localStorage, key, textOfCancelledRide(cancelled));
  });
  const ride = storedCancelledRide(useStoredText(localStorage, key));
  const { data: current } = useEngagedRide();
  const hasGoneOn = ride !== undefined && Boolean(current) && current?._id !== ride.rideId;
  useEffect(() => {
    if (hasGoneOn) storeText(localStorage, key, null);
  }, [hasGoneOn, key]);
  if (!ride || hasGoneOn) return null;
  const why = words.why(ride);
  const seen = (
    <Button size="small" className="ui-nowrap" onClick={() => storeText(localStorage, key, null)}>
      {text.seen}
    </Button>
  );
  return (
    <Banner tone="warning" icon={<Ban aria-hidden />} action={seen}>
      {text.ofRide(time(ride.at), ride.pickup)} {noticeOf(ride, why, text)}
    </Banner>
  );
}

/** Who asks the next driver cancels nothing: why is the whole sentence. */
function noticeOf({ by, cause }: CancelledRide, why: string, text: ReturnType<typeof useAccountBlockText>): string {
  if (cause === RIDE_CAUSE.MOVED_AWAY || cause === RIDE_CAUSE.FARE_NOT_AGREED) return why;
  return by === 'RIDER' ? text.byRider(why) : text.byPothik(why);
}

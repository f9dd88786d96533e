import { LoadedPart, useCurrentUser, useLive } from '@pothik/api-client';
import { storeText, useStoredText } from '@pothik/ride-ui';
import { useEffect } from 'react';
import { useEngagedRide } from '../../rides/use-engaged-ride';
import { cancelledBy, storedCancelledRide, textOfCancelledRide } from './cancelled-ride.rules';

const keyOf = (userId: string) => `driver-cancelled:${userId}`;

/** Its words are fetched for the few rides that end like this; what is stored is shown by the next page, too. */
const banner = async () => ({ Component: (await import('./cancelled-banner')).CancelledBanner });

/**
 * Who cancelled which engaged ride and why, when it was not the driver: on every page, reloads included, until it is seen. Over
 * another ride it would be taken for that one's end: who accepts the next has gone on.
 */
export function CancelledNotice() {
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
  const onSeen = () => storeText(localStorage, key, null);
  return <LoadedPart load={banner} with={{ ride, onSeen }} waiting={null} failed={() => null} />;
}

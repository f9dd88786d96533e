import { CANCELLED_SOON } from '@pothik/contracts/driver';
import { dhakaDay } from '@pothik/contracts/platform';
import { enteredAt, type RideView } from '@pothik/contracts/ride';

type Cancellable = Pick<RideView, 'rideStatus' | 'history' | 'arrivedAt' | 'createdAt'>;

const isSoonAt = (ride: Cancellable, at: number): boolean =>
  !ride.arrivedAt && at - enteredAt(ride, 'ACCEPTED') < CANCELLED_SOON.withinMs;

const isOfDay = (ride: Cancellable, day: string): boolean => {
  const last = ride.history.at(-1);
  if (last?.from !== 'ACCEPTED' || last.to !== 'CANCELLED' || last.by !== 'DRIVER') return false;
  return isSoonAt(ride, Date.parse(last.at)) && dhakaDay(new Date(last.at)) === day;
};

/**
 * How many rides the driver cancelled today soon after accepting, if cancelling this one now pauses the driver; else undefined.
 * @param cancelled the driver's cancelled rides of today; `now` in ms since 1970
 */
export function soonBeforePause(ride: Cancellable, cancelled: readonly Cancellable[], now: number): number | undefined {
  if (ride.rideStatus !== 'ACCEPTED' || !isSoonAt(ride, now)) return undefined;
  const count = cancelled.filter((each) => isOfDay(each, dhakaDay(new Date(now)))).length;
  return count + 1 >= CANCELLED_SOON.count ? count : undefined;
}

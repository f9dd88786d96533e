import { BOOKING_LIMIT, type RideView } from '@pothik/contracts/ride';

/**
 * Whether cancelling this ride pauses its driver for the rider: it is their second own cancellation at this driver within an hour.
 * A driver who moves away gave the reason; while it is nobody's turn it counts at no driver.
 * @param cancelled rides that were cancelled before; `now` in ms since 1970
 */
export const cancellingPauses = (
  { driver, movingAwaySince, asking }: Pick<RideView, 'driver' | 'movingAwaySince' | 'asking'>,
  cancelled: readonly Pick<RideView, 'driver' | 'history'>[],
  now: number,
): boolean =>
  !movingAwaySince &&
  !asking?.looking &&
  cancelled.some(({ driver: { _id }, history }) => {
    const last = history.at(-1);
    if (_id !== driver._id || last?.to !== 'CANCELLED' || last.by !== 'RIDER') return false;
    return Date.parse(last.at) + BOOKING_LIMIT.atOneDriver.withinMs > now;
  });

import { DESK_SMS, type DeskSms } from '@pothik/contracts/notification';
import type { EventOf } from '@pothik/contracts/platform';
import { RIDE_PARTY, RIDE_STATUS, type rideEvents } from '@pothik/contracts/ride';
import { type Ride, WAITING_STATUSES } from '../rides/rules/ride.rules.js';

type Changed = EventOf<typeof rideEvents.statusChanged>['payload'];
type Snapshot = Changed['ride'];

/** How long after it happened a caller is still told of the end of a ride, in ms. */
const TOLD_WITHIN_MS = 10 * 60_000;

/**
 * What an SMS tells who called of a change of status; undefined: nothing. An acceptance for another fare than the offer sets the fare
 * in the same write, which is told then; one without a fare waits for it. Who cancels in the app knows.
 */
export function toldOfChange({ ride, from, to, by }: Changed): DeskSms | undefined {
  if (!ride.isByPhone) return undefined;
  if (to === RIDE_STATUS.ACCEPTED)
    return ride.fare !== null && ride.fare === ride.offer ? DESK_SMS.ACCEPTED : undefined;
  if (to === RIDE_STATUS.REJECTED) return DESK_SMS.NO_DRIVER;
  if (to !== RIDE_STATUS.CANCELLED || by === RIDE_PARTY.RIDER) return undefined;
  if (by === RIDE_PARTY.ADMINISTRATOR) return DESK_SMS.CANCELLED;
  return WAITING_STATUSES.includes(from) ? DESK_SMS.NO_DRIVER : undefined;
}

/** Whether a ride is still as the event told it, so that its driver, fare and code are those to tell; a later event tells others. */
export const isStillAccepted = (ride: Ride, told: Snapshot): boolean =>
  ride.status === RIDE_STATUS.ACCEPTED &&
  ride.driverId === told.driverId &&
  ride.fare === told.fare &&
  ride.code !== null;

/** Whether the end of a ride is too old to be told. */
export const isToldTooLate = (occurredAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(occurredAt) > TOLD_WITHIN_MS;

import type { Notification } from '@pothik/contracts/notification';
import { ASKED_OUTCOME, ENGAGED_STATUSES, isRideCause, RIDE_CAUSE, type RideCause } from '@pothik/contracts/ride';

/** Which ride of a driver was cancelled, when, by whom and why. */
export interface CancelledRide {
  rideId: string;
  at: string;
  pickup: string;
  by: 'RIDER' | 'POTHIK';
  cause: RideCause | undefined;
  reason: string;
}

/** The engaged ride that somebody else cancelled, or whose rider asked the next driver; undefined for any other change of status. */
export function cancelledBy({
  facts,
  at,
  subjectId,
}: Pick<Notification, 'facts' | 'at' | 'subjectId'>): CancelledRide | undefined {
  const { from, to, by, cause, reason, outcome, pickupLocation } = facts;
  const ride = { rideId: subjectId, at, pickup: String(pickupLocation ?? '') };
  if (outcome === ASKED_OUTCOME.MOVED_AWAY) return { ...ride, by: 'RIDER', cause: RIDE_CAUSE.MOVED_AWAY, reason: '' };
  if (outcome === ASKED_OUTCOME.FARE_NOT_AGREED)
    return { ...ride, by: 'RIDER', cause: RIDE_CAUSE.FARE_NOT_AGREED, reason: '' };
  const wasEngaged = ENGAGED_STATUSES.some((status) => status === from);
  if (!wasEngaged || to !== 'CANCELLED' || by === 'DRIVER') return undefined;
  return {
    ...ride,
    by: by === 'RIDER' ? 'RIDER' : 'POTHIK',
    cause: isRideCause(cause) ? cause : undefined,
    reason: String(reason ?? ''),
  };
}

/** As it is stored until it is seen; a text of another release is none. */
export function storedCancelledRide(text: string | null): CancelledRide | undefined {
  if (text === null) return undefined;
  const [rideId = '', at = '', pickup = '', by, cause, ...reason] = text.split('\n');
  if (Number.isNaN(Date.parse(at)) || (by !== 'RIDER' && by !== 'POTHIK')) return undefined;
  return { rideId, at, pickup, by, cause: isRideCause(cause) ? cause : undefined, reason: reason.join('\n') };
}

export const textOfCancelledRide = ({ rideId, at, pickup, by, cause, reason }: CancelledRide): string =>
  [rideId, at, pickup, by, cause ?? '', reason].join('\n');

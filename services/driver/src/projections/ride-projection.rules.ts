import type { EventOf } from '@pothik/contracts/platform';
import { RIDE_STATUS, type rideEvents } from '@pothik/contracts/ride';

type StatusChange = EventOf<typeof rideEvents.statusChanged>['payload'];
type Ride = StatusChange['ride'];

const momentOf = (text: string | null) => (text === null ? null : new Date(text));

/** Accepting a request answers it. */
export const projectionOfRide = (ride: Ride) => ({
  driverId: ride.driverId,
  riderId: ride.riderId,
  status: ride.status,
  fare: ride.fare,
  endedAt: momentOf(ride.endedAt),
  answeredAt: momentOf(ride.acceptedAt),
  unansweredAt: null as Date | null,
  asked: (ride.asked ?? []).map(({ driverId, outcome, at }) => ({ driverId, outcome, at: new Date(at) })),
});

/** The driver's own rejection also answers a request; one that expired is unanswered. */
export function projectionOfStatusChange(
  { ride, to, by, cause }: Pick<StatusChange, 'ride' | 'to' | 'by' | 'cause'>,
  occurredAt: string,
) {
  const projection = projectionOfRide(ride);
  const at = projection.endedAt ?? new Date(occurredAt);
  if (to === 'REJECTED' && by === 'DRIVER') return { ...projection, answeredAt: at };
  if (to === 'CANCELLED' && by === 'SYSTEM' && cause === 'unanswered') return { ...projection, unansweredAt: at };
  return projection;
}

/** Whether a change answers a request or leaves it unanswered; undefined for every other change, including later ones. */
export function answerIn(change: StatusChange, occurredAt: string): 'answered' | 'unanswered' | undefined {
  if (change.from !== RIDE_STATUS.REQUESTED) return undefined;
  const { answeredAt, unansweredAt } = projectionOfStatusChange(change, occurredAt);
  if (unansweredAt !== null) return 'unanswered';
  return answeredAt === null ? undefined : 'answered';
}

/** The end of an accepted ride, from which its driver is free again. Else undefined. */
export const freesDriverAt = (ride: Ride): Date | undefined =>
  ride.acceptedAt !== null && ride.endedAt !== null ? new Date(ride.endedAt) : undefined;

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
});

/** The driver's own refusal answers a request too; one that the system closed for want of an answer is unanswered. */
export function projectionOfStatusChange({ ride, to, by, cause }: StatusChange, occurredAt: string) {
  const projections = projectionOfRide(ride);
  const at = projections.endedAt ?? new Date(occurredAt);
  if (to === 'REJECTED' && by === 'DRIVER') return { ...projections, answeredAt: at };
  if (to === 'CANCELLED' && by === 'SYSTEM' && cause === 'unanswered') return { ...projections, unansweredAt: at };
  return projections;
}

/** How a request went, told once: what its ride does later repeats it. Undefined: the change says nothing of it. */
export function answerIn(change: StatusChange, occurredAt: string): 'answered' | 'unanswered' | undefined {
  if (change.from !== RIDE_STATUS.REQUESTED) return undefined;
  const { answeredAt, unansweredAt } = projectionOfStatusChange(change, occurredAt);
  if (unansweredAt !== null) return 'unanswered';
  return answeredAt === null ? undefined : 'answered';
}

/** A ride that somebody drove to, or drove, and that is over: its driver is free from its end on. */
export const freesDriverAt = (ride: Ride): Date | undefined =>
  ride.acceptedAt !== null && ride.endedAt !== null ? new Date(ride.endedAt) : undefined;

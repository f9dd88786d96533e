import type { EventDefinition, EventOf } from '@pothik/contracts/platform';
import { hasDriver, RIDE_PARTY, RIDE_STATUS, rideEvents, writtenOf } from '@pothik/contracts/ride';
import type { AskedDriver, Ride, RideDomainEvent } from './ride.rules.js';

export interface RideEvent {
  definition: EventDefinition;
  payload: unknown;
}

type Snapshot = EventOf<typeof rideEvents.rideRequested>['payload']['ride'];

const isAsked = (ride: Ride): boolean => ride.status === RIDE_STATUS.REQUESTED && hasDriver(ride);
const moment = (time: Date | null | undefined): string | null => time?.toISOString() ?? null;

/** The public state of a ride: never its start code. */
export function snapshotOf(id: string, ride: Ride): Snapshot {
  const { riderId, driverId, driverUserId, status, fare } = ride;
  return {
    id,
    riderId,
    driverId,
    driverUserId,
    status,
    fare,
    ...(ride.offer ? { offer: ride.offer.fare } : {}),
    ...writtenOf(ride),
    ...(ride.bookedBy ? { isByPhone: true as const } : {}),
    requestedAt: ride.requestedAt.toISOString(),
    ...(isAsked(ride) && ride.answerBy ? { answerBy: ride.answerBy.toISOString() } : {}),
    acceptedAt: moment(ride.acceptedAt),
    arrivedAt: moment(ride.arrivedAt),
    pickedUpAt: moment(ride.pickedUpAt),
    endedAt: moment(ride.endedAt),
    ...(ride.review ? { review: { state: ride.review.state, reasons: [...ride.review.reasons] } } : {}),
    ...(ride.asking ? { asked: ride.asking.asked.map(toldTurn) } : {}),
  };
}

/** A driver's turn as events tell it. */
export const toldTurn = ({ driverId, driverUserId, outcome, at }: AskedDriver) => ({
  ...{ driverId, driverUserId, outcome },
  at: at.toISOString(),
});

/** A ride as it is told again, with who caused its last change of status and why: from these its projections are rebuilt. */
export function republishedRide(id: string, ride: Ride): EventOf<typeof rideEvents.rideRestated>['payload'] {
  const { by = RIDE_PARTY.SYSTEM, cause = '' } = ride.history.at(-1) ?? {};
  return { ride: snapshotOf(id, ride), by, cause };
}

/** Adds the ride's public snapshot to every domain event of a decision. */
export function eventsOfRide(id: string, ride: Ride, domainEvents: readonly RideDomainEvent[]): RideEvent[] {
  const snapshot = snapshotOf(id, ride);
  return domainEvents.map((event) => eventOf(snapshot, event));
}

function eventOf(ride: Snapshot, event: RideDomainEvent): RideEvent {
  switch (event.kind) {
    case 'reviewed-by-administrator':
      return actOn(ride, {
        act: event.counts ? 'ride-confirmed' : 'ride-left-out',
        reason: '',
        before: { review: event.reasons.join(', ') },
        after: { review: ride.review?.state ?? '' },
      });
    case 'booked-by-desk':
      return actOn(ride, { act: 'ride-booked', before: {}, after: { rideStatus: ride.status } });
    case 'code-looked-at':
      return actOn(ride, { act: 'code-looked-at', before: {}, after: {} });
    case 'cancelled-by-administrator':
      return actOn(ride, {
        act: 'ride-cancelled',
        reason: event.reason,
        before: { rideStatus: event.from },
        after: { rideStatus: RIDE_STATUS.CANCELLED },
      });
    default: {
      const { kind, ...carried } = event;
      return { definition: rideEvents[kind], payload: { ride, ...carried } };
    }
  }
}

type Act = Omit<EventOf<typeof rideEvents.actRecorded>['payload'], 'subjectType' | 'subjectId' | 'people'>;

/** What an administrator did to a ride, for the audit log. */
const actOn = (ride: Snapshot, act: Act): RideEvent => ({
  definition: rideEvents.actRecorded,
  payload: {
    ...act,
    subjectType: 'ride',
    subjectId: ride.id,
    people: [ride.riderId, ride.driverUserId],
  },
});

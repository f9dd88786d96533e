import type { EventDefinition, EventOf } from '@pothik/contracts/platform';
import { RIDE_STATUS, rideEvents } from '@pothik/contracts/ride';
import type { Ride, RideFact } from './ride.rules.js';

/** One event to publish. */
export interface RideEvent {
  definition: EventDefinition;
  payload: unknown;
}

type Snapshot = EventOf<typeof rideEvents.rideRequested>['payload']['ride'];

const moment = (time: Date | null): string | null => time?.toISOString() ?? null;

/** A ride as other services may know it: never its code. */
export function snapshotOf(id: string, ride: Ride): Snapshot {
  const { riderId, driverId, driverUserId, status, fare, pickupLocation, dropLocation } = ride;
  return {
    id,
    riderId,
    driverId,
    driverUserId,
    status,
    fare,
    pickupLocation,
    dropLocation,
    requestedAt: ride.requestedAt.toISOString(),
    acceptedAt: moment(ride.acceptedAt),
    pickedUpAt: moment(ride.pickedUpAt),
    endedAt: moment(ride.endedAt),
  };
}

/** Every fact of a decision becomes one event with the ride's public snapshot. */
export function eventsOfRide(id: string, ride: Ride, facts: readonly RideFact[]): RideEvent[] {
  const snapshot = snapshotOf(id, ride);
  return facts.map((fact) => eventOf(snapshot, fact));
}

function eventOf(ride: Snapshot, fact: RideFact): RideEvent {
  switch (fact.kind) {
    case 'requested':
      return { definition: rideEvents.rideRequested, payload: { ride } };
    case 'fare-set':
      return { definition: rideEvents.fareSet, payload: { ride } };
    case 'code-renewed':
      return { definition: rideEvents.startCodeRenewed, payload: { ride } };
    case 'overdue':
      return { definition: rideEvents.rideOverdue, payload: { ride } };
    case 'status-changed': {
      const { kind: _kind, ...change } = fact;
      return { definition: rideEvents.statusChanged, payload: { ride, ...change } };
    }
    case 'cancelled-by-administrator':
      return {
        definition: rideEvents.actRecorded,
        payload: {
          act: 'ride-cancelled',
          subjectType: 'ride',
          subjectId: ride.id,
          reason: fact.reason,
          before: { rideStatus: fact.from },
          after: { rideStatus: RIDE_STATUS.CANCELLED },
        },
      };
  }
}

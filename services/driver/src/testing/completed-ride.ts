import { anId } from './driver-fixture.js';

/** A completed ride of a driver, as its events carry it; the fare in whole BDT. */
export function completedRide(driverId: string, moment: Date, fare = 220) {
  const at = moment.toISOString();
  return {
    id: anId(),
    riderId: anId(),
    driverId,
    driverUserId: anId(),
    status: 'COMPLETED' as const,
    fare,
    pickupLocation: 'Dhanmondi 27',
    dropLocation: 'Kamalapur Station',
    requestedAt: at,
    acceptedAt: at,
    pickedUpAt: at,
    endedAt: at,
  };
}

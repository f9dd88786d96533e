import type { SeededRide } from '../rides/demonstration.js';
import { type FixtureDriver, newId } from './ride-fixture.js';

/** A completed ride of 100 taka with this driver, on 2026-10-20 at noon in Dhaka. */
export const seededRide = (driver: FixtureDriver, fields: Partial<SeededRide>): SeededRide => ({
  rideId: newId(),
  riderId: newId(),
  driverId: driver.driverId,
  driverUserId: driver.person.id,
  vehicleId: driver.vehicleId,
  pickupLocation: 'Mirpur 10',
  dropLocation: 'Farmgate',
  fare: 100,
  requestedAt: new Date('2026-10-20T06:00:00Z'),
  outcome: 'COMPLETED',
  ...fields,
});

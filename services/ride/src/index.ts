import { defineService } from '@pothik/service-kit';
import { FormerProjectionRepository } from './projections/former-projection.repository.js';
import { RideModule } from './ride.module.js';

export { DemonstrationRides, type SeededRide } from './rides/demonstration.js';
export { ENGAGED_RIDES } from './rides/engaged-rides.metrics.js';

/** Rides: booking, status, fare, start code, SOS. */
export const rideService = defineService({
  name: 'ride',
  module: RideModule,
  databases: true,
  onDatabase: (app) => app.get(FormerProjectionRepository, { strict: false }).move(),
});

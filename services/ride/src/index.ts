import { defineService } from '@pothik/service-kit';
import { FormerFactsRepository } from './replicas/former-facts.repository.js';
import { RideModule } from './ride.module.js';

export { DemonstrationRides, type PastRide } from './rides/demonstration.js';
export { ENGAGED_RIDES } from './rides/engaged-rides.metrics.js';

/** Rides: booking, status, fare, start code, SOS. */
export const rideService = defineService({
  name: 'ride',
  module: RideModule,
  databases: true,
  onDatabase: (app) => app.get(FormerFactsRepository, { strict: false }).move(),
});

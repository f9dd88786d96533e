import { defineService } from '@pothik/service-kit';
import { rideConfiguration } from './configuration.js';
import { migrations } from './migrations/index.js';
import { RideModule } from './ride.module.js';

export { DemonstrationRides, ENGAGED_RIDES, type SeededRide } from './rides/index.js';

/** Rides: booking, status, fare, start code, SOS. */
export const rideService = defineService({
  name: 'ride',
  module: RideModule,
  configuration: rideConfiguration,
  calls: ['driver', 'auth', 'notification'],
  databases: true,
  migrations,
  engines: ['places', 'directions'],
});

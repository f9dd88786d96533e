import { defineService } from '@pothik/service-kit';
import { RideModule } from './ride.module.js';

export { DemonstrationRides, type PastRide } from './rides/demonstration.js';

/** Rides: booking, status, fare, start code, SOS. */
export const rideService = defineService({ name: 'ride', module: RideModule, databases: true });

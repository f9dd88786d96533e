export { changeEach } from './change-each.js';
export { DemonstrationRides, type SeededRide } from './demonstration.js';
export { ENGAGED_RIDES } from './engaged-rides.metrics.js';
export { locationCondition, rideSort } from './ride.queries.js';
export { RideRepository } from './ride.repository.js';
export { RideEffectsService } from './ride-effects.service.js';
export { rideVehicleSchema } from './ride-vehicle.model.js';
export { restatedRide } from './rules/ride-event.rules.js';
export { UnresolvedIncidents } from './unresolved-incidents.js';

export { ProjectionsModule } from './projections.module.js';
export { RideProjectionService } from './ride-projection.service.js';

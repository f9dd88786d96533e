export { RideProjectionService } from './ride-projection.service.js';

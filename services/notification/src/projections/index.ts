export type { Addresses } from './person-projection.repository.js';
export { PersonProjectionService } from './person-projection.service.js';
export { ProjectionsModule } from './projections.module.js';

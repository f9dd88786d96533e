export { ProjectionService } from './projection.service.js';
export type { DriverProjection, Projections } from './projection.types.js';
export { ProjectionRebuildService } from './projection-rebuild.service.js';
export { ProjectionsModule } from './projections.module.js';

export { ACCOUNT_PROJECTION_MODEL, type AccountProjection } from './account-projection.model.js';
export { ProjectionsModule } from './projections.module.js';

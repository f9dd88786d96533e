export { ACCOUNT_PROJECTION_MODEL, type AccountProjection } from './account-projection.model.js';
export { PersonProjectionRepository } from './person-projection.repository.js';
export { PersonProjectionService } from './person-projection.service.js';
export { PROFILE_PROJECTION_MODEL, type ProfileProjection } from './profile-projection.model.js';
export { ProjectionsModule } from './projections.module.js';
export { RideProjectionRepository } from './ride-projection.repository.js';
export { answerIn, freesDriverAt, projectionOfRide, projectionOfStatusChange } from './ride-projection.rules.js';

export { EstimateService } from './estimate.service.js';
export { EstimatesModule } from './estimates.module.js';
export { ExperienceService } from './experience.service.js';
export { KnownPlaces } from './known-places.js';

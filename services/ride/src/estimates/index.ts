export { EstimateService } from './estimate.service.js';
export { ExperienceService } from './experience.service.js';

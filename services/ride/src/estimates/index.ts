export { EstimateService } from './estimate.service.js';

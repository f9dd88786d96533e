export { EpochService } from './epoch.service.js';

export { ApproachService } from './approach.service.js';

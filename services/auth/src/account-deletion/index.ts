export { NeverVerifiedService } from './never-verified.service.js';

export { FormerProfileService } from './former-profile.service.js';

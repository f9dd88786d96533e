export type { ReplacedNumbers } from './former-profile.rules.js';
export { FormerProfileService } from './former-profile.service.js';

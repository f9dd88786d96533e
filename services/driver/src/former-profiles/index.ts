export type { ReplacedNumbers } from './former-profile.rules.js';
export { FormerProfileService } from './former-profile.service.js';
export { FormerProfilesModule } from './former-profiles.module.js';

export { onlineMsWithin } from './online-time.rules.js';
export { PresenceModule } from './presence.module.js';
export { PresenceRepository } from './presence.repository.js';

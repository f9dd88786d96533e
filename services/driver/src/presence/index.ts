export { onlineMsWithin } from './online-time.rules.js';
export { PresenceRepository } from './presence.repository.js';

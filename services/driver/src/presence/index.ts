export { PresenceRepository } from './presence.repository.js';

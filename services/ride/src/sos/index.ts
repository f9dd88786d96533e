export { IncidentRepository } from './incident.repository.js';

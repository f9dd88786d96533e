export { IncidentRepository } from './incident.repository.js';
export { SosModule } from './sos.module.js';

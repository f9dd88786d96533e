export { PersonProjectionService } from './person-projection.service.js';

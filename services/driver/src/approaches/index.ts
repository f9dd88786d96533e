export { ApproachService } from './approach.service.js';
export { PickupMissedService } from './pickup-missed.service.js';

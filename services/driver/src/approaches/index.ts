export { ApproachService } from './approach.service.js';
export { ApproachesModule } from './approaches.module.js';
export { PickupMissedService } from './pickup-missed.service.js';

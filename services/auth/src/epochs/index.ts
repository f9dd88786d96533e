export { EpochService } from './epoch.service.js';
export { EpochsModule } from './epochs.module.js';

export { DRIVER_RECORD_MODEL, type DriverRecord } from './driver-record.model.js';
export { EarningRepository } from './earning.repository.js';
export { type LeftOut, totalsForOthers } from './earning.rules.js';
export { EarningService } from './earning.service.js';
export { EarningsModule } from './earnings.module.js';

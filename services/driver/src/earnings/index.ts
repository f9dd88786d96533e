export { DRIVER_RECORD_MODEL, type DriverRecord } from './driver-record.model.js';
export { EarningService } from './earning.service.js';

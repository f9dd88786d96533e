export { switchAvailability } from './availability.rules.js';
export { DRIVER_MODEL, type DriverDocument } from './driver.model.js';
export { DriverRepository } from './driver.repository.js';
export { type Driver, driverSnapshotOf, registerDriver, updateDriver } from './driver.rules.js';
export { DriverAvailabilityService } from './driver-availability.service.js';
export { DriverDeletionService } from './driver-deletion.service.js';
export { changeDriverStatus } from './driver-status.rules.js';
export { followAbsence } from './unreachable.rules.js';

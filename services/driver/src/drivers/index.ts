export { switchAvailability } from './availability.rules.js';
export { cancelledSoonIn } from './cancelled-soon.rules.js';
export { DRIVER_MODEL, type DriverDocument } from './driver.model.js';
export { DriverRepository } from './driver.repository.js';
export { type Driver, driverSnapshotOf, registerDriver } from './driver.rules.js';
export { DriverAvailabilityService } from './driver-availability.service.js';
export { DriverDeletionService } from './driver-deletion.service.js';
export { changeDriverStatus } from './driver-status.rules.js';
export { updateDriver } from './driver-update.rules.js';
export { DriversModule } from './drivers.module.js';
export { cancelledSoonToday } from './pause.rules.js';
export { followAbsence } from './unreachable.rules.js';
export {
  type ConfirmedVehicle,
  finishChange,
  holdVehicle,
  isToTell,
  needsConfirmation,
  outdateDecisions,
  tellChange,
  type VehicleForm,
  waitingFields,
  withdrawChange,
} from './waiting-change.rules.js';

export { plateLikeness } from '../plate-likeness.rules.js';
export { VEHICLE_MODEL, type VehicleDocument } from './vehicle.model.js';
export { VehicleRepository } from './vehicle.repository.js';
export {
  applyConfirmedChange,
  approveVehicle,
  registerVehicle,
  vehicleSnapshotOf,
  vehicleUpdated,
} from './vehicle.rules.js';
export { type StoredVehicle, vehicleViewOf } from './vehicle.views.js';
export { VehicleDeletionService } from './vehicle-deletion.service.js';
export { imageAddress } from './vehicle-image.rules.js';
export { VehicleImageService } from './vehicle-image.service.js';
export { VehiclesModule } from './vehicles.module.js';

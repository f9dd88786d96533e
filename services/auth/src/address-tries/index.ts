export { AddressTriesModule } from './address-tries.module.js';
export { AddressTriesService } from './address-tries.service.js';

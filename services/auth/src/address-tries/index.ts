export { AddressTriesService } from './address-tries.service.js';

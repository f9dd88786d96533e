import { IMAGE_MAXIMUM_BYTES } from '../platform/limits.js';
import type { Route } from '../platform/route.js';
import { VEHICLE_IMAGES_MAXIMUM } from './limits.js';
import { PROFILE_UPDATED_MESSAGE } from './messages.js';

export const registerVehicle = {
  owner: 'driver',
  name: 'registerVehicle',
  method: 'POST',
  path: '/vehicle/register',
  message: 'Vehicle registered successfully',
  hasBody: true,
} as const satisfies Route;

export const vehicles = {
  owner: 'driver',
  name: 'vehicles',
  method: 'GET',
  path: '/vehicle/vehicles',
  message: 'Vehicles',
} as const satisfies Route;

export const updateVehicle = {
  owner: 'driver',
  name: 'updateVehicle',
  method: 'PATCH',
  path: '/vehicle/update/:id',
  message: PROFILE_UPDATED_MESSAGE,
  hasBody: true,
  files: { field: 'files', maximumCount: VEHICLE_IMAGES_MAXIMUM, maximumBytes: IMAGE_MAXIMUM_BYTES },
} as const satisfies Route;

export const vehicleImage = {
  owner: 'driver',
  name: 'vehicleImage',
  method: 'GET',
  path: '/vehicle/images/:name',
  message: 'Picture',
} as const satisfies Route;

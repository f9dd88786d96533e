import { z } from 'zod';
import { endpointsOf } from '../platform/endpoint.js';
import { IMAGE_MAXIMUM_BYTES } from '../platform/limits.js';
import { listQuery, pageOf } from '../platform/paging.js';
import { ROLE } from '../platform/roles.js';
import { identifier } from '../platform/text.js';
import { driverErrors } from './errors.js';
import { vehicleRegistrationForm, vehicleUpdateForm } from './forms.js';
import { VEHICLE_IMAGES_MAXIMUM } from './limits.js';
import { VEHICLE_TYPE } from './status.js';
import { vehicleView } from './views.js';

/** The sentence of every saved profile dialog. */
export const PROFILE_UPDATED_MESSAGE = 'Profile updated successfully.';

const oneVehicle = z.object({ id: identifier });

/** The calls under /vehicle. */
export const vehicleHttp = endpointsOf(
  'driver',
  driverErrors,
)({
  registerVehicle: {
    method: 'POST',
    path: '/vehicle/register',
    access: [ROLE.RIDER],
    summary: 'Register the vehicle one will drive; the first step of becoming a driver.',
    body: vehicleRegistrationForm,
    response: vehicleView,
    message: 'Vehicle registered successfully',
    status: 201,
    errors: ['driver/vehicle-exists', 'driver/has-open-ride'],
  },
  vehicles: {
    method: 'GET',
    path: '/vehicle/vehicles',
    access: 'SIGNED_IN',
    summary: 'One’s own vehicles; administrators see all.',
    query: listQuery(['createdAt', 'brand'], {
      driver: z.optional(identifier),
      vehicleType: z.enum(VEHICLE_TYPE).optional(),
    }),
    response: pageOf(vehicleView),
    message: 'Vehicles',
    status: 200,
    errors: [],
  },
  updateVehicle: {
    method: 'PATCH',
    path: '/vehicle/update/:id',
    access: [ROLE.RIDER, ROLE.DRIVER],
    summary: 'Change one’s own vehicle; pictures sent replace all earlier ones, without any they stay.',
    params: oneVehicle,
    body: vehicleUpdateForm,
    files: { field: 'files', maximumCount: VEHICLE_IMAGES_MAXIMUM, maximumBytes: IMAGE_MAXIMUM_BYTES },
    response: vehicleView,
    message: PROFILE_UPDATED_MESSAGE,
    status: 200,
    errors: [
      'driver/vehicle-not-found',
      'driver/engaged',
      'driver/too-many-changes',
      'driver/image-too-large',
      'driver/image-not-accepted',
    ],
  },
  vehicleImage: {
    method: 'GET',
    path: '/vehicle/images/:name',
    // Shown in <img>, cached for ever and named by a random UUID, as people’s pictures are.
    access: 'PUBLIC',
    summary: 'A vehicle’s picture: WebP bytes, no envelope. An address never changes its content.',
    params: z.object({ name: z.string().max(100) }),
    query: z.strictObject({ size: z.enum(['list', 'page']).default('page') }),
    produces: 'image/webp',
    response: z.unknown(),
    message: 'Picture',
    status: 200,
    errors: ['driver/image-not-found'],
  },
});

import { z } from 'zod';
import { type EndpointsOf, endpointWith } from '../platform/endpoint.js';
import { listQuery, pageOf } from '../platform/paging.js';
import { ROLE } from '../platform/roles.js';
import { identifier, storable } from '../platform/text.js';
import { driverErrors } from './errors.js';
import { vehicleRegistrationForm, vehicleUpdateForm } from './forms.js';
import { VEHICLE_TYPE } from './status.js';
import * as routes from './vehicle-routes.js';
import { vehicleView } from './views.js';

const oneVehicle = z.object({ id: identifier });

const endpoint = endpointWith(driverErrors);

/** The calls under /vehicle. */
export const vehicleHttp = {
  registerVehicle: endpoint(routes.registerVehicle, {
    access: [ROLE.RIDER],
    summary: 'Register the vehicle one will drive; the first step of becoming a driver.',
    body: vehicleRegistrationForm,
    response: vehicleView,
    status: 201,
    errors: ['driver/vehicle-exists', 'driver/has-open-ride'],
  }),
  vehicles: endpoint(routes.vehicles, {
    access: 'SIGNED_IN',
    summary: 'One’s own vehicles; administrators see all.',
    query: listQuery(['createdAt', 'brand'], {
      driver: z.optional(identifier),
      vehicleType: z.enum(VEHICLE_TYPE).optional(),
    }),
    response: pageOf(vehicleView),
    status: 200,
    errors: [],
  }),
  updateVehicle: endpoint(routes.updateVehicle, {
    access: [ROLE.RIDER, ROLE.DRIVER],
    summary: 'Change one’s own vehicle; pictures sent replace all earlier ones, without any they stay.',
    params: oneVehicle,
    body: vehicleUpdateForm,
    response: vehicleView,
    status: 200,
    errors: [
      'driver/vehicle-not-found',
      'driver/engaged',
      'driver/too-many-changes',
      'driver/image-too-large',
      'driver/image-not-accepted',
    ],
  }),
  vehicleImage: endpoint(routes.vehicleImage, {
    // Shown in <img>, cached for ever and named by a random UUID, like people’s pictures.
    access: 'PUBLIC',
    summary: 'A vehicle’s picture: WebP bytes, no envelope. An address never changes its content.',
    params: z.object({ name: z.string().max(100).check(storable) }),
    query: z.strictObject({ size: z.enum(['list', 'page']).default('page') }),
    produces: 'image/webp',
    response: z.unknown(),
    status: 200,
    errors: ['driver/image-not-found'],
  }),
} satisfies EndpointsOf<typeof routes>;

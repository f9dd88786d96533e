import { z } from 'zod';
import { type EndpointsOf, endpointWith } from '../platform/endpoint.js';
import { point } from '../platform/point.js';
import { ROLE } from '../platform/roles.js';
import { identifier, moment } from '../platform/text.js';
import { driverErrors } from './errors.js';
import { ACCURACY_MAXIMUM } from './limits.js';
import * as routes from './position-routes.js';
import { driverView } from './views.js';

/** Where a driver was, and when. */
export const driverPosition = z.object({ point, at: moment });
export type DriverPosition = z.output<typeof driverPosition>;

/** A point, and `accuracy`: the radius of its error in metres. */
const toldPosition = z.strictObject({
  ...point.shape,
  accuracy: z.optional(z.number().min(0).max(ACCURACY_MAXIMUM)),
});

const endpoint = endpointWith(driverErrors);

export const positionHttp = {
  tellPosition: endpoint(routes.tellPosition, {
    access: [ROLE.DRIVER],
    summary:
      'A driver who is ONLINE and consented tells where they are, with the error in metres as far as it is known. `nextInMs`: when to tell it again.',
    body: toldPosition,
    response: z.object({ nextInMs: z.int() }),
    status: 200,
    errors: [
      'driver/not-found',
      'driver/position-without-consent',
      'driver/position-while-offline',
      'request/too-many',
    ],
    takesKey: false,
  }),
  changePositionConsent: endpoint(routes.changePositionConsent, {
    access: [ROLE.DRIVER],
    summary: 'A driver consents to telling their position while ONLINE, or withdraws it: then it is forgotten at once.',
    body: z.strictObject({ granted: z.boolean() }),
    response: driverView,
    status: 200,
    errors: ['driver/not-found'],
  }),
  positionOfRide: endpoint(routes.positionOfRide, {
    access: [ROLE.RIDER, ROLE.ADMIN, ROLE.SUPER_ADMIN],
    summary: 'Where the driver of a ride is, from ACCEPTED to its end: its rider, administrators. Null while unknown.',
    params: z.object({ rideId: identifier }),
    response: z.nullable(driverPosition),
    status: 200,
    errors: ['driver/ride-not-found'],
  }),
} satisfies EndpointsOf<typeof routes>;

import { z } from 'zod';
import { type EndpointsOf, endpointWith } from '../platform/endpoint.js';
import { ROLE } from '../platform/roles.js';
import { identifier, moment } from '../platform/text.js';
import * as routes from './block-routes.js';
import { driverErrors } from './errors.js';
import { BLOCKS_MAXIMUM } from './limits.js';

/** A rider whom a driver has blocked, with the latest ride of the two when the driver blocked them. */
export const blockedRider = z.object({
  user: z.object({ _id: identifier, firstName: z.string() }),
  rideId: identifier,
  blockedAt: moment,
});
export type BlockedRider = z.output<typeof blockedRider>;

const oneRider = z.object({ userId: identifier });
const endpoint = endpointWith(driverErrors);

export const blockHttp = {
  blockRider: endpoint(routes.blockRider, {
    access: [ROLE.DRIVER],
    summary: `A driver blocks a rider, after any ride or request of the two: the rider finds and books this driver no more, and is not told. At most ${BLOCKS_MAXIMUM}. A second call changes nothing.`,
    params: oneRider,
    response: blockedRider,
    status: 200,
    errors: ['driver/not-found', 'driver/rider-not-found', 'driver/too-many-blocks'],
  }),
  unblockRider: endpoint(routes.unblockRider, {
    access: [ROLE.DRIVER],
    summary: 'A driver takes a block back; a second call changes nothing.',
    params: oneRider,
    response: z.null(),
    status: 200,
    errors: ['driver/not-found', 'driver/rider-not-found'],
  }),
  blockedRiders: endpoint(routes.blockedRiders, {
    access: [ROLE.DRIVER],
    summary: 'The riders whom a driver has blocked, the latest first.',
    response: z.array(blockedRider),
    status: 200,
    errors: ['driver/not-found'],
  }),
} satisfies EndpointsOf<typeof routes>;

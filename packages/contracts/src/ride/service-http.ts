import { z } from 'zod';
import { type EndpointsOf, endpointWith } from '../platform/endpoint.js';
import { point } from '../platform/point.js';
import { republishAnswer, republishPage } from '../platform/snapshot-republish.js';
import { identifier, moment } from '../platform/text.js';
import { rideErrors } from './errors.js';
import * as routes from './service-routes.js';

const endpoint = endpointWith(rideErrors);

/** The calls of ride for other services, and for operators who call as a service. */
export const serviceHttp = {
  pickupOf: endpoint(routes.pickupOf, {
    access: { services: ['driver'] },
    summary:
      'Where the rider of an accepted ride waits, for how far its driver is. Null for text alone and in any other status.',
    params: z.object({ rideId: identifier }),
    response: z.nullable(z.object({ driverId: identifier, acceptedAt: moment, point })),
    status: 200,
    errors: ['ride/not-found'],
  }),
  restate: endpoint(routes.restate, {
    access: { services: ['operator'] },
    summary: 'Tell rides again as they stand, page by page, so that projections are rebuilt.',
    body: republishPage,
    response: republishAnswer,
    status: 200,
    errors: [],
  }),
} satisfies EndpointsOf<typeof routes>;

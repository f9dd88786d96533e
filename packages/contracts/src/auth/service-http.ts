import { z } from 'zod';
import { type EndpointsOf, endpointWith } from '../platform/endpoint.js';
import { republishAnswer, republishPage } from '../platform/snapshot-republish.js';
import { identifier } from '../platform/text.js';
import { authErrors } from './errors.js';
import { emailForm, operatorResetForm } from './forms.js';
import * as routes from './service-routes.js';
import { account } from './views.js';

const endpoint = endpointWith(authErrors);

/** The calls of auth for services, and for operators who call as a service. */
export const serviceHttp = {
  epochOf: endpoint(routes.epochOf, {
    access: { services: ['gateway', 'notification'] },
    summary:
      'The person’s present epoch: tokens made under a lower one are stale. With a session, also whether it has ended; an unknown one has.',
    params: z.object({ personId: identifier }),
    query: z.strictObject({ sessionId: z.optional(identifier) }),
    response: z.object({ epoch: z.int(), sessionEnded: z.boolean().optional() }),
    status: 200,
    errors: ['auth/user-not-found'],
  }),
  makeSuperAdmin: endpoint(routes.makeSuperAdmin, {
    access: { services: ['operator'] },
    summary: 'Make a verified account SUPER_ADMIN; whoever is it already stays it.',
    body: emailForm,
    response: account,
    status: 200,
    errors: ['auth/user-not-found', 'auth/user-deleted', 'auth/user-not-verified', 'auth/driver-stays-driver'],
  }),
  restate: endpoint(routes.restate, {
    access: { services: ['operator'] },
    summary: 'Tell accounts again as they stand, page by page, so that projections are rebuilt.',
    body: republishPage,
    response: republishAnswer,
    status: 200,
    errors: [],
  }),
  resetSecondFactorByOperator: endpoint(routes.resetSecondFactorByOperator, {
    access: { services: ['operator'] },
    summary: 'Remove the second factor of an account whose owner lost it; all their sessions end.',
    body: operatorResetForm,
    response: z.null(),
    status: 200,
    errors: ['auth/user-not-found', 'auth/second-factor-missing'],
  }),
} satisfies EndpointsOf<typeof routes>;

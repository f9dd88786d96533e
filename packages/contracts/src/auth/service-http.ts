import { z } from 'zod';
import { endpointsOf } from '../platform/endpoint.js';
import { identifier } from '../platform/text.js';
import { authErrors } from './errors.js';
import { emailForm } from './forms.js';
import { account } from './views.js';

/** What services, and operators as one of them, ask of auth. */
export const serviceHttp = endpointsOf(
  'auth',
  authErrors,
)({
  epochOf: {
    method: 'GET',
    path: '/epoch/:personId',
    access: 'SERVICE',
    summary: 'The person’s present epoch: tokens made under a lower one are stale.',
    params: z.object({ personId: identifier }),
    response: z.object({ epoch: z.int() }),
    message: 'Epoch',
    status: 200,
    errors: ['auth/user-not-found'],
  },
  makeSuperAdmin: {
    method: 'POST',
    path: '/super-admin',
    access: 'SERVICE',
    summary: 'Make a verified account SUPER_ADMIN; whoever is it already stays it.',
    body: emailForm,
    response: account,
    message: 'Super administrator made',
    status: 200,
    errors: ['auth/user-not-found', 'auth/user-deleted', 'auth/user-not-verified', 'auth/driver-stays-driver'],
  },
});

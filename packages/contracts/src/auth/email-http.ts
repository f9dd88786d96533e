import { z } from 'zod';
import { type EndpointsOf, endpointWith } from '../platform/endpoint.js';
import * as routes from './email-routes.js';
import { authErrors } from './errors.js';
import { emailForm, verifyForm } from './forms.js';

const endpoint = endpointWith(authErrors);

/** The calls by which an account without e-mail gets one. */
export const emailHttp = {
  sendOwnEmailCode: endpoint(routes.sendOwnEmailCode, {
    access: 'SIGNED_IN',
    summary:
      'Mail a code to an e-mail that one’s own account, which has none, is to have. Answers alike for every e-mail. Refused for 72 hours after another number replaced the account’s.',
    body: emailForm,
    response: z.null(),
    status: 200,
    errors: ['auth/has-email', 'auth/number-too-new', 'auth/user-deleted', 'auth/code-too-soon', 'request/too-many'],
    // A repeat is too soon.
    takesKey: false,
  }),
  proveOwnEmail: endpoint(routes.proveOwnEmail, {
    access: 'SIGNED_IN',
    summary:
      'Add the e-mail by the code that was mailed to it; another account’s is refused. A password may then be chosen as a forgotten one is replaced.',
    body: verifyForm,
    response: z.object({ email: z.string() }),
    status: 200,
    errors: [
      'auth/code-invalid',
      'auth/email-taken',
      'auth/has-email',
      'auth/number-too-new',
      'auth/user-deleted',
      'request/conflict',
      'request/too-many',
    ],
    // The code works once.
    takesKey: false,
  }),
} satisfies EndpointsOf<typeof routes>;

import { z } from 'zod';
import { type EndpointsOf, endpointWith } from '../platform/endpoint.js';
import { ADMINISTRATORS } from '../platform/roles.js';
import { identifier } from '../platform/text.js';
import { authErrors } from './errors.js';
import { phoneForm, phoneLogInForm, proveOwnPhoneForm, provePhoneForm, replacePhoneForm } from './forms.js';
import { PHONE } from './limits.js';
import * as routes from './phone-routes.js';
import { session } from './views.js';

const endpoint = endpointWith(authErrors);

/** The calls by which a phone number is an account's: sign-up and log-in in one, and the number of one's own account. */
export const phoneHttp = {
  sendPhoneCode: endpoint(routes.sendPhoneCode, {
    access: 'PUBLIC',
    summary:
      'Send a code by SMS that signs up or logs in, whichever it is: answers alike for every number. One in 120 s and five a day for a number.',
    body: phoneForm,
    response: z.null(),
    status: 200,
    errors: ['auth/code-too-soon', 'auth/no-code-by-sms-today', 'request/too-many'],
  }),
  logInByPhone: endpoint(routes.logInByPhone, {
    access: 'PUBLIC',
    statesAddress: true,
    summary: `Log in by the code that was sent to a number: sets the session cookies. A number without account gets one by \`name\`. Refused for want of a name, or because nobody has confirmed the number for ${PHONE.freshDays} days, the code stays valid: send it again with \`name\`; or with \`password\` or \`mailedOtp\` (sendLogInProof) if the account is yours, with \`name\` and \`isNewcomer\` if it is somebody else’s.`,
    body: phoneLogInForm,
    response: session,
    status: 200,
    errors: [
      'auth/code-invalid',
      'auth/name-required',
      'auth/number-long-unused',
      'auth/password-wrong',
      'auth/mailed-code-invalid',
      'auth/user-deleted',
      'auth/second-factor-required',
      'request/conflict',
      'request/too-many',
    ],
  }),
  sendLogInProof: endpoint(routes.sendLogInProof, {
    access: 'PUBLIC',
    statesAddress: true,
    summary:
      'With the code that was sent to a number, which stays valid: mail another code to the e-mail of its account, for a number that nobody has confirmed for long. Answers with the e-mail’s first letter.',
    body: provePhoneForm,
    response: z.object({ email: z.string() }),
    status: 200,
    errors: ['auth/code-invalid', 'auth/no-other-proof', 'auth/code-too-soon', 'request/too-many'],
  }),
  sendOwnPhoneCode: endpoint(routes.sendOwnPhoneCode, {
    access: 'SIGNED_IN',
    summary: 'Send a code by SMS that confirms a number of one’s own account: its first one, another one, or the same.',
    body: phoneForm,
    response: z.null(),
    status: 200,
    errors: ['auth/code-too-soon', 'auth/no-code-by-sms-today', 'request/too-many'],
    // A repeat is too soon.
    takesKey: false,
  }),
  proveOwnPhone: endpoint(routes.proveOwnPhone, {
    access: 'SIGNED_IN',
    summary:
      'Confirm a number by its code: it is the account’s and the profile’s from now on, in place of a former one. An account with a password needs it for another number than its own. Another account’s is refused, unless nobody has confirmed it there for long: then that account loses it.',
    body: proveOwnPhoneForm,
    response: z.object({ phone: z.string() }),
    status: 200,
    errors: [
      'auth/code-invalid',
      'auth/password-wrong',
      'auth/number-taken',
      'auth/user-deleted',
      'request/conflict',
      'request/too-many',
    ],
    // The code works once.
    takesKey: false,
  }),
  replacePhone: endpoint(routes.replacePhone, {
    access: ADMINISTRATORS,
    summary:
      'Give the account of somebody who lost their SIM another number, or confirm the same one, after seeing a paper, and say why. Their sessions end, and for 72 hours they cannot delete the account by it. Not for accounts of administrators and guests.',
    params: z.object({ userId: identifier }),
    body: replacePhoneForm,
    response: z.null(),
    status: 200,
    errors: [
      'auth/person-not-found',
      'auth/number-taken',
      'auth/second-factor-required',
      'auth/second-factor-wrong',
      'request/too-many',
    ],
  }),
} satisfies EndpointsOf<typeof routes>;

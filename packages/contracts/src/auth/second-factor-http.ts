import { z } from 'zod';
import { type EndpointsOf, endpointWith } from '../platform/endpoint.js';
import { ADMINISTRATORS, ROLE } from '../platform/roles.js';
import { identifier, moment } from '../platform/text.js';
import { authErrors } from './errors.js';
import { beginSecondFactorForm, resetSecondFactorForm, secondFactorForm } from './forms.js';
import * as routes from './second-factor-routes.js';
import { session } from './views.js';

const endpoint = endpointWith(authErrors);
/** Shown once, as XXXXX-XXXXX; stored hashed. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
/** The codes, and when this browser's new session ends unless refreshed. */
const confirmed = recoveryCodes.extend({ expiresAt: moment });

/** The calls of the second factor. A `code` is of the authenticator or a recovery code; each is accepted once. */
export const secondFactorHttp = {
  completeLogIn: endpoint(routes.completeLogIn, {
    access: 'PUBLIC',
    statesAddress: true,
    summary: 'Complete the pending log-in that this browser holds by its cookie: sets the session cookies.',
    body: secondFactorForm,
    response: session,
    status: 200,
    errors: [
      'auth/second-factor-wrong',
      'auth/log-in-expired',
      'auth/user-deleted',
      'request/conflict',
      'request/too-many',
    ],
  }),
  secondFactor: endpoint(routes.secondFactor, {
    access: ADMINISTRATORS,
    summary:
      'One’s own second factor: whether it is on, since when, how many recovery codes are left, if it is demanded.',
    response: z.object({
      enabled: z.boolean(),
      since: z.nullable(moment),
      recoveryCodesLeft: z.int(),
      demanded: z.boolean(),
    }),
    status: 200,
    errors: [],
  }),
  beginSecondFactor: endpoint(routes.beginSecondFactor, {
    access: ADMINISTRATORS,
    summary:
      'Get a secret for the authenticator app, by the password if there is one. Replaces one that is not confirmed.',
    body: beginSecondFactorForm,
    response: z.object({ secret: z.string(), uri: z.string() }),
    status: 200,
    errors: ['auth/second-factor-exists', 'auth/password-wrong', 'request/conflict', 'request/too-many'],
    takesKey: false,
  }),
  confirmSecondFactor: endpoint(routes.confirmSecondFactor, {
    access: ADMINISTRATORS,
    summary: 'Switch the second factor on by its first code: every session ends, and this browser gets a new one.',
    body: secondFactorForm,
    response: confirmed,
    status: 200,
    errors: [
      'auth/second-factor-exists',
      'auth/second-factor-missing',
      'auth/second-factor-wrong',
      'request/conflict',
      'request/too-many',
    ],
    takesKey: false,
  }),
  renewRecoveryCodes: endpoint(routes.renewRecoveryCodes, {
    access: ADMINISTRATORS,
    summary: 'Replace one’s recovery codes by new ones.',
    body: secondFactorForm,
    response: recoveryCodes,
    status: 200,
    errors: ['auth/second-factor-missing', 'auth/second-factor-wrong', 'request/conflict', 'request/too-many'],
    takesKey: false,
  }),
  removeSecondFactor: endpoint(routes.removeSecondFactor, {
    access: ADMINISTRATORS,
    summary: 'Switch one’s own second factor off, where it is not demanded.',
    body: secondFactorForm,
    response: z.null(),
    status: 200,
    errors: [
      'auth/second-factor-missing',
      'auth/second-factor-wrong',
      'auth/second-factor-demanded',
      'request/conflict',
      'request/too-many',
    ],
    takesKey: false,
  }),
  secondFactorOf: endpoint(routes.secondFactorOf, {
    access: [ROLE.SUPER_ADMIN],
    summary: 'Whether a person has a second factor.',
    params: z.object({ userId: identifier }),
    response: z.object({ enabled: z.boolean() }),
    status: 200,
    errors: ['auth/person-not-found'],
  }),
  resetSecondFactor: endpoint(routes.resetSecondFactor, {
    access: [ROLE.SUPER_ADMIN],
    summary: 'Remove the second factor of another administrator who lost it, and say why: all their sessions end.',
    params: z.object({ userId: identifier }),
    body: resetSecondFactorForm,
    response: z.null(),
    status: 200,
    errors: [
      'auth/person-not-found',
      'auth/second-factor-missing',
      'auth/own-second-factor',
      'auth/second-factor-required',
      'auth/second-factor-wrong',
      'request/too-many',
    ],
  }),
} satisfies EndpointsOf<typeof routes>;

import { z } from 'zod';
import { type EndpointsOf, endpointWith } from '../platform/endpoint.js';
import { ROLE } from '../platform/roles.js';
import { identifier, storable } from '../platform/text.js';
import * as routes from './account-routes.js';
import { emailHttp } from './email-http.js';
import { authErrors } from './errors.js';
import {
  changePasswordForm,
  deletionForm,
  emailForm,
  loginForm,
  registerForm,
  resetPasswordForm,
  rightsForm,
  roleForm,
  verifyForm,
} from './forms.js';
import { phoneHttp } from './phone-http.js';
import { secondFactorHttp } from './second-factor-http.js';
import { serviceHttp } from './service-http.js';
import { account, session } from './views.js';

const endpoint = endpointWith(authErrors);
const sent = z.string().check(storable);

const accountHttp = {
  registerUser: endpoint(routes.registerUser, {
    access: 'PUBLIC',
    summary:
      'Register: this browser holds the registration by a cookie, until the code mailed for it proves the e-mail.',
    body: registerForm,
    response: account,
    status: 201,
    errors: ['auth/email-taken', 'request/conflict', 'request/too-many'],
  }),
  login: endpoint(routes.login, {
    access: 'PUBLIC',
    statesAddress: true,
    summary:
      'Log in: sets the session cookies. With the password of a registration whose e-mail is not proved: its cookie.',
    body: loginForm,
    response: session,
    status: 200,
    errors: [
      'auth/user-not-found',
      'auth/user-deleted',
      'auth/password-wrong',
      'auth/user-not-verified',
      'auth/second-factor-required',
      'request/too-many',
    ],
  }),
  logout: endpoint(routes.logout, {
    access: 'PUBLIC',
    summary: 'Log out: ends this session and clears the cookies. Always succeeds.',
    response: z.null(),
    status: 200,
    errors: [],
    isNeverLimited: true,
  }),
  refresh: endpoint(routes.refresh, {
    access: 'PUBLIC',
    summary: 'Trade the refresh cookie for a new session; a reuse after the grace ends the family.',
    response: session,
    status: 200,
    errors: ['auth/not-signed-in', 'request/conflict'],
  }),
  logoutEverywhere: endpoint(routes.logoutEverywhere, {
    access: 'SIGNED_IN',
    summary: 'End every session of this account.',
    response: z.null(),
    status: 200,
    errors: [],
  }),
  changePassword: endpoint(routes.changePassword, {
    access: 'SIGNED_IN',
    summary: 'Change the password: every session ends, and this browser gets the cookies of a new one.',
    body: changePasswordForm,
    response: session,
    status: 200,
    errors: ['auth/password-wrong', 'auth/password-missing', 'auth/user-deleted', 'request/too-many'],
  }),
  forgotPassword: endpoint(routes.forgotPassword, {
    access: 'PUBLIC',
    summary: 'Mail a code that resets the password. Answers alike for every e-mail.',
    body: emailForm,
    response: z.null(),
    status: 200,
    errors: ['auth/code-too-soon', 'request/too-many'],
  }),
  resetPassword: endpoint(routes.resetPassword, {
    access: 'PUBLIC',
    statesAddress: true,
    summary: 'Set a new password by the mailed code: every session ends.',
    body: resetPasswordForm,
    response: z.null(),
    status: 200,
    errors: ['auth/code-invalid', 'request/conflict', 'request/too-many'],
  }),
  sendCode: endpoint(routes.sendCode, {
    access: 'PUBLIC',
    summary: 'Mail a fresh one-time code for the registration that this browser holds. Answers alike for every e-mail.',
    body: emailForm,
    response: z.null(),
    status: 200,
    errors: ['auth/code-too-soon', 'request/too-many'],
  }),
  verifyCode: endpoint(routes.verifyCode, {
    access: 'PUBLIC',
    statesAddress: true,
    summary: 'Prove the e-mail by the code of the registration that this browser holds: it becomes the account.',
    body: verifyForm,
    response: z.null(),
    status: 200,
    errors: ['auth/code-invalid', 'request/conflict', 'request/too-many'],
  }),
  googleSignIn: endpoint(routes.googleSignIn, {
    access: 'PUBLIC',
    statesAddress: true,
    summary:
      'A page to navigate to, also at the host’s root: leads (302) to Google; refused, to /login?refusal=<code>. 404 while Google is off.',
    query: z.strictObject({ returnTo: z.string().check(storable).optional() }),
    produces: 'text/html',
    response: z.void(),
    status: 200,
    errors: ['request/not-found', 'auth/google-unavailable', 'request/too-many'],
  }),
  googleCallback: endpoint(routes.googleCallback, {
    access: 'PUBLIC',
    summary:
      'Where Google leads back: sets the session cookies and leads (302) to where log-in leads; refused, to /login?refusal=<code>.',
    // Google sends parameters beyond the standard, and may add more.
    query: z.looseObject({ state: sent.optional(), code: sent.optional(), error: sent.optional() }),
    produces: 'text/html',
    response: z.void(),
    status: 200,
    errors: [
      'request/not-found',
      'request/conflict',
      'auth/google-failed',
      'auth/google-cancelled',
      'auth/google-unavailable',
      'auth/google-email-unverified',
      'auth/google-other-account',
      'auth/user-deleted',
      'auth/second-factor-required',
    ],
  }),
  googleStatus: endpoint(routes.googleStatus, {
    access: 'PUBLIC',
    summary: 'Whether one can sign in with Google here.',
    response: z.object({ available: z.boolean() }),
    status: 200,
    errors: [],
  }),
  changeRole: endpoint(routes.changeRole, {
    access: [ROLE.SUPER_ADMIN],
    summary: 'Give somebody without driver profile and open ride another role, and say why. They stay signed in.',
    params: z.object({ userId: identifier }),
    body: roleForm,
    response: account,
    status: 200,
    errors: [
      'auth/person-not-found',
      'auth/person-not-verified',
      'auth/person-without-email',
      'auth/person-has-open-ride',
      'auth/driver-stays-driver',
      'auth/role-unchanged',
      'auth/own-role',
      'auth/second-factor-required',
      'auth/second-factor-wrong',
      'request/too-many',
    ],
  }),
  changeRights: endpoint(routes.changeRights, {
    access: [ROLE.SUPER_ADMIN],
    summary:
      'Set which rights an ADMIN has, and say why: DESK books for people who call. Tokens from before are refused at once; the person stays signed in. Another role takes every right away.',
    params: z.object({ userId: identifier }),
    body: rightsForm,
    response: account,
    status: 200,
    errors: [
      'auth/person-not-found',
      'auth/rights-of-admins-alone',
      'auth/rights-unchanged',
      'auth/second-factor-required',
      'auth/second-factor-wrong',
      'request/too-many',
    ],
  }),
  deleteMe: endpoint(routes.deleteMe, {
    access: 'SIGNED_IN',
    summary:
      'Delete one’s own account, by the password; without one, by a code that a first call without it sends: by mail, without an e-mail by SMS.',
    body: deletionForm,
    response: z.null(),
    status: 200,
    errors: [
      'auth/password-wrong',
      'auth/password-missing',
      'auth/deletion-code-mailed',
      'auth/deletion-code-texted',
      'auth/number-missing',
      'auth/number-too-new',
      'auth/no-code-by-sms-today',
      'auth/code-invalid',
      'auth/code-too-soon',
      'auth/user-deleted',
      'auth/has-open-ride',
      'auth/last-super-admin',
      'request/too-many',
    ],
  }),
} satisfies EndpointsOf<typeof routes>;

export const authHttp = { ...accountHttp, ...emailHttp, ...phoneHttp, ...secondFactorHttp, ...serviceHttp };

import { z } from 'zod';
import { endpointsOf } from '../platform/endpoint.js';
import { FORM_MESSAGES } from '../platform/form-messages.js';
import { ROLE } from '../platform/roles.js';
import { email, identifier, moment, reason, sixDigitCode, text } from '../platform/text.js';
import { authErrors } from './errors.js';
import { NAME_AT_REGISTRATION, PASSWORD } from './limits.js';

/** At least 8 characters with an uppercase letter, a digit and one of !@#$%^&*; the first failing rule speaks. */
export const password = z
  .string(FORM_MESSAGES.passwordTooShort)
  .min(PASSWORD.minimum, FORM_MESSAGES.passwordTooShort)
  .max(PASSWORD.maximum, FORM_MESSAGES.tooLong)
  .regex(/[A-Z]/, FORM_MESSAGES.passwordNeedsUppercase)
  .regex(/\d/, FORM_MESSAGES.passwordNeedsDigit)
  .regex(/[!@#$%^&*]/, FORM_MESSAGES.passwordNeedsSpecial);

export const registerForm = z.strictObject({
  name: text(NAME_AT_REGISTRATION.minimum, NAME_AT_REGISTRATION.maximum, FORM_MESSAGES.registerNameTooShort),
  email: email(FORM_MESSAGES.emailInvalid),
  password,
});

/** The page's form: the call's own fields and the repeated password. */
export const registerPageForm = registerForm
  .extend({
    confirmPassword: z.string(FORM_MESSAGES.passwordTooShort).min(PASSWORD.minimum, FORM_MESSAGES.passwordTooShort),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: FORM_MESSAGES.passwordsDiffer,
    when: (payload) => typeof (payload.value as { confirmPassword?: unknown }).confirmPassword === 'string',
  });

export const loginForm = z.strictObject({ email: email(FORM_MESSAGES.loginEmailInvalid), password });
export const emailForm = z.strictObject({ email: email(FORM_MESSAGES.emailInvalid) });
export const verifyForm = z.strictObject({ email: email(FORM_MESSAGES.emailInvalid), otp: sixDigitCode });
export const resetPasswordForm = verifyForm.extend({ password });

/** The present password is only compared: whatever it looks like, a wrong one does not match. */
export const changePasswordForm = z.strictObject({
  currentPassword: z
    .string(FORM_MESSAGES.passwordTooShort)
    .min(1, FORM_MESSAGES.passwordTooShort)
    .max(PASSWORD.maximum, FORM_MESSAGES.tooLong),
  password,
});

/** A password, or the mailed code where there is none; without either a code is mailed. Both are only compared. */
export const deletionForm = z.strictObject({
  password: changePasswordForm.shape.currentPassword.optional(),
  otp: sixDigitCode.optional(),
});

/** DRIVER is nobody's to give: registering as a driver makes one. */
export const roleForm = z.strictObject({ role: z.enum([ROLE.RIDER, ROLE.ADMIN, ROLE.SUPER_ADMIN]), reason });

/** An account as its owner sees it. */
export const account = z.object({
  _id: identifier,
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLE),
  verified: z.boolean(),
  createdAt: moment,
  updatedAt: moment,
});
export type Account = z.output<typeof account>;

/** When the browser's session ends unless refreshed; never a token. */
export const session = z.object({ user: account, expiresAt: moment });

export const authHttp = endpointsOf(
  'auth',
  authErrors,
)({
  registerUser: {
    method: 'POST',
    path: '/user/register-user',
    access: 'PUBLIC',
    summary: 'Register. An unverified account of the same e-mail is replaced.',
    body: registerForm,
    response: account,
    message: 'Registration successful',
    status: 201,
    errors: ['auth/email-taken', 'request/too-many'],
  },
  login: {
    method: 'POST',
    path: '/auth/login',
    access: 'PUBLIC',
    summary: 'Log in: sets the session cookies.',
    body: loginForm,
    response: session,
    message: 'Login successful',
    status: 200,
    errors: [
      'auth/user-not-found',
      'auth/user-deleted',
      'auth/password-wrong',
      'auth/user-not-verified',
      'request/too-many',
    ],
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    access: 'PUBLIC',
    summary: 'Log out: ends this session and clears the cookies. Always succeeds.',
    response: z.null(),
    message: 'Logged out successfully',
    status: 200,
    errors: [],
  },
  refresh: {
    method: 'POST',
    path: '/auth/refresh',
    access: 'PUBLIC',
    summary: 'Trade the refresh cookie for a new session; a reuse after the grace ends the family.',
    response: session,
    message: 'Session refreshed',
    status: 200,
    errors: ['auth/not-signed-in'],
  },
  logoutEverywhere: {
    method: 'POST',
    path: '/auth/logout-everywhere',
    access: 'SIGNED_IN',
    summary: 'End every session of this account.',
    response: z.null(),
    message: 'Logged out everywhere',
    status: 200,
    errors: [],
  },
  changePassword: {
    method: 'POST',
    path: '/auth/change-password',
    access: 'SIGNED_IN',
    summary: 'Change the password: every other session ends, this one gets fresh cookies.',
    body: changePasswordForm,
    response: session,
    message: 'Password changed successfully',
    status: 200,
    errors: ['auth/password-wrong', 'auth/password-missing', 'auth/user-deleted', 'request/too-many'],
  },
  forgotPassword: {
    method: 'POST',
    path: '/auth/forgot-password',
    access: 'PUBLIC',
    summary: 'Mail a code that resets the password. Answers alike for every e-mail.',
    body: emailForm,
    response: z.null(),
    message: 'OTP Sent!',
    status: 200,
    errors: ['auth/code-too-soon', 'request/too-many'],
  },
  resetPassword: {
    method: 'POST',
    path: '/auth/reset-password',
    access: 'PUBLIC',
    summary: 'Set a new password by the mailed code: every session ends.',
    body: resetPasswordForm,
    response: z.null(),
    message: 'Password reset successfully',
    status: 200,
    errors: ['auth/code-invalid', 'request/too-many'],
  },
  sendCode: {
    method: 'POST',
    path: '/otp/send',
    access: 'PUBLIC',
    summary: 'Mail a fresh one-time code. Answers alike for known, unknown and verified e-mails.',
    body: emailForm,
    response: z.null(),
    message: 'OTP Sent!',
    status: 200,
    errors: ['auth/code-too-soon', 'request/too-many'],
  },
  verifyCode: {
    method: 'POST',
    path: '/otp/verify',
    access: 'PUBLIC',
    summary: 'Prove the e-mail with its code.',
    body: verifyForm,
    response: z.null(),
    message: 'OTP Verified!',
    status: 200,
    errors: ['auth/code-invalid', 'request/too-many'],
  },
  googleSignIn: {
    method: 'GET',
    path: '/auth/google',
    access: 'PUBLIC',
    summary:
      'A page to navigate to, also at the host’s root: leads (302) to Google; refused, to /login?refusal=<code>. 404 while Google is off.',
    query: z.strictObject({ returnTo: z.string().optional() }),
    produces: 'text/html',
    response: z.void(),
    message: 'Sign in with Google',
    status: 200,
    errors: ['request/not-found', 'auth/google-unavailable', 'request/too-many'],
  },
  googleCallback: {
    method: 'GET',
    path: '/auth/google/callback',
    access: 'PUBLIC',
    summary:
      'Where Google leads back: sets the session cookies and leads (302) to where log-in leads; refused, to /login?refusal=<code>.',
    // Google says more than the standard asks for, and may say more tomorrow.
    query: z.looseObject({ state: z.string().optional(), code: z.string().optional(), error: z.string().optional() }),
    produces: 'text/html',
    response: z.void(),
    message: 'Signed in with Google',
    status: 200,
    errors: [
      'request/not-found',
      'auth/google-failed',
      'auth/google-cancelled',
      'auth/google-unavailable',
      'auth/google-email-unverified',
      'auth/google-other-account',
      'auth/user-deleted',
    ],
  },
  googleStatus: {
    method: 'GET',
    path: '/auth/google/status',
    access: 'PUBLIC',
    summary: 'Whether one can sign in with Google here.',
    response: z.object({ available: z.boolean() }),
    message: 'Google sign-in',
    status: 200,
    errors: [],
  },
  changeRole: {
    method: 'PATCH',
    path: '/auth/role/:userId',
    access: [ROLE.SUPER_ADMIN],
    summary: 'Give somebody without driver profile and open ride another role, and say why. They stay signed in.',
    params: z.object({ userId: identifier }),
    body: roleForm,
    response: account,
    message: 'Role changed successfully',
    status: 200,
    errors: [
      'auth/person-not-found',
      'auth/person-not-verified',
      'auth/person-has-open-ride',
      'auth/driver-stays-driver',
      'auth/role-unchanged',
      'auth/own-role',
    ],
  },
  deleteMe: {
    method: 'DELETE',
    path: '/user/me',
    access: 'SIGNED_IN',
    summary: 'Delete one’s own account, by the password; without one, by a code that a first call without it mails.',
    body: deletionForm,
    response: z.null(),
    message: 'Account deleted successfully',
    status: 200,
    errors: [
      'auth/password-wrong',
      'auth/password-missing',
      'auth/deletion-code-mailed',
      'auth/code-invalid',
      'auth/code-too-soon',
      'auth/user-deleted',
      'auth/has-open-ride',
      'auth/last-super-admin',
      'request/too-many',
    ],
  },
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
});

import { defineErrors } from '../platform/errors.js';

export const authErrors = defineErrors({
  'auth/user-not-found': { status: 404, message: 'User dos not exist' },
  'auth/user-deleted': { status: 403, message: 'User is deleted!' },
  'auth/password-wrong': { status: 401, message: 'Password does not match' },
  'auth/password-missing': {
    status: 409,
    message: 'This account has no password yet. Choose one by “Forgot password”.',
  },
  'auth/user-not-verified': { status: 403, message: 'User not verified!' },
  'auth/email-taken': { status: 409, message: 'An account with this email already exists' },
  'auth/code-invalid': { status: 400, message: 'Invalid OTP' },
  'auth/code-too-soon': { status: 429, message: 'Please wait before asking for another code.' },
  'auth/no-code-by-sms-today': {
    status: 503,
    message: 'Codes cannot be sent by SMS today. Please use your email, or try again tomorrow.',
  },
  'auth/name-required': { status: 409, message: 'Please tell us your name.' },
  'auth/number-long-unused': {
    status: 409,
    message:
      'Nobody has confirmed this number here for a long time. If the account is yours, log in with your email. Otherwise start a new one.',
  },
  'auth/no-other-proof': {
    status: 409,
    message:
      'This account has no email that we could send a code to. Log in on a phone or computer where you used it before, or start a new account.',
  },
  'auth/mailed-code-invalid': { status: 400, message: 'The code from your email is not right.' },
  'auth/has-email': { status: 409, message: 'This account has an email already.' },
  'auth/number-missing': { status: 409, message: 'Please confirm a phone number first.' },
  'auth/number-too-new': {
    status: 409,
    message: 'Your number was changed a short while ago. You can do this three days after that.',
  },
  'auth/number-taken': {
    status: 409,
    message: 'This number belongs to another account. Log in with the number to use that account.',
  },
  'auth/google-failed': { status: 400, message: 'Signing in with Google did not work. Please try again.' },
  'auth/google-cancelled': { status: 400, message: 'Signing in with Google was cancelled.' },
  'auth/google-unavailable': { status: 503, message: 'Google cannot be reached right now. Please try again later.' },
  'auth/google-email-unverified': { status: 403, message: 'Google has not verified your email address.' },
  'auth/google-other-account': { status: 409, message: 'This account is linked to another Google account.' },
  'auth/person-not-found': { status: 404, message: 'Person not found' },
  'auth/person-not-verified': { status: 409, message: 'This person has not verified their email yet.' },
  'auth/person-without-email': {
    status: 409,
    message: 'This person has no email yet, and administrators need one. Ask them to add it first.',
  },
  'auth/person-has-open-ride': { status: 409, message: 'This person has an open ride. Please wait until it ends.' },
  'auth/driver-stays-driver': { status: 409, message: 'A driver stays a driver.' },
  'auth/role-unchanged': { status: 409, message: 'This person already has that role.' },
  'auth/rights-of-admins-alone': { status: 409, message: 'Only an admin can have this right.' },
  'auth/rights-unchanged': { status: 409, message: 'This person already has exactly these rights.' },
  'auth/number-of-administrator': {
    status: 409,
    message: 'This number belongs to an administrator. You cannot book a ride for it.',
  },
  'auth/number-of-driver': {
    status: 409,
    message: 'This number belongs to a driver. Drivers cannot book rides.',
  },
  'auth/own-role': { status: 409, message: 'You cannot change your own role.' },
  'auth/deletion-code-mailed': { status: 409, message: 'Please enter the code we have just mailed you.' },
  'auth/deletion-code-texted': {
    status: 409,
    message: 'Please enter the code we have just sent to your phone.',
  },
  'auth/has-open-ride': { status: 409, message: 'Please finish your open ride first.' },
  'auth/second-factor-required': { status: 403, message: 'Please enter the code from your authenticator app.' },
  'auth/second-factor-wrong': {
    status: 400,
    message: 'This code is not right, or it was used already. Please enter a new one.',
  },
  'auth/second-factor-needed': { status: 403, message: 'Please set up two-step verification first.' },
  'auth/second-factor-exists': { status: 409, message: 'Two-step verification is already on.' },
  'auth/second-factor-missing': { status: 409, message: 'Two-step verification is not on.' },
  'auth/second-factor-demanded': { status: 409, message: 'Administrators here need two-step verification.' },
  'auth/own-second-factor': { status: 409, message: 'Remove your own second factor in your account.' },
  'auth/log-in-expired': { status: 400, message: 'This log-in took too long. Please log in again.' },
  'auth/last-super-admin': {
    status: 409,
    message: 'You are the last super administrator. Please name another one first.',
  },
});

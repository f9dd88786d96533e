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
  'auth/google-failed': { status: 400, message: 'Signing in with Google did not work. Please try again.' },
  'auth/google-cancelled': { status: 400, message: 'Signing in with Google was cancelled.' },
  'auth/google-unavailable': { status: 503, message: 'Google cannot be reached right now. Please try again later.' },
  'auth/google-email-unverified': { status: 403, message: 'Google has not verified your email address.' },
  'auth/google-other-account': { status: 409, message: 'This account is linked to another Google account.' },
  'auth/person-not-found': { status: 404, message: 'Person not found' },
  'auth/person-not-verified': { status: 409, message: 'This person has not verified their email yet.' },
  'auth/person-has-open-ride': { status: 409, message: 'This person has an open ride. Please wait until it ends.' },
  'auth/driver-stays-driver': { status: 409, message: 'A driver stays a driver.' },
  'auth/role-unchanged': { status: 409, message: 'This person already has that role.' },
  'auth/own-role': { status: 409, message: 'You cannot change your own role.' },
  'auth/deletion-code-mailed': { status: 409, message: 'Please enter the code we have just mailed you.' },
  'auth/has-open-ride': { status: 409, message: 'Please finish your open ride first.' },
  'auth/last-super-admin': {
    status: 409,
    message: 'You are the last super administrator. Please name another one first.',
  },
});

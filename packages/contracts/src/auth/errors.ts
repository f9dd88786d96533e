import { defineErrors } from '../platform/errors.js';

export const authErrors = defineErrors({
  'auth/user-not-found': { status: 404, message: 'User dos not exist' },
  'auth/user-deleted': { status: 403, message: 'User is deleted!' },
  'auth/password-wrong': { status: 401, message: 'Password does not match' },
  'auth/user-not-verified': { status: 403, message: 'User not verified!' },
  'auth/email-taken': { status: 409, message: 'An account with this email already exists' },
  'auth/code-invalid': { status: 400, message: 'Invalid OTP' },
  'auth/code-too-soon': { status: 429, message: 'Please wait before asking for another code.' },
});

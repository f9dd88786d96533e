import type { Route } from '../platform/route.js';

export const sendOwnEmailCode = {
  owner: 'auth',
  name: 'sendOwnEmailCode',
  method: 'POST',
  path: '/auth/email/own/send',
  message: 'OTP Sent!',
  hasBody: true,
} as const satisfies Route;

export const proveOwnEmail = {
  owner: 'auth',
  name: 'proveOwnEmail',
  method: 'POST',
  path: '/auth/email/own/prove',
  message: 'Email added',
  hasBody: true,
} as const satisfies Route;

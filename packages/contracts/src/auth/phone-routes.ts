import type { Route } from '../platform/route.js';

export const sendPhoneCode = {
  owner: 'auth',
  name: 'sendPhoneCode',
  method: 'POST',
  path: '/auth/phone/send',
  message: 'OTP Sent!',
  hasBody: true,
} as const satisfies Route;

export const logInByPhone = {
  owner: 'auth',
  name: 'logInByPhone',
  method: 'POST',
  path: '/auth/phone/log-in',
  message: 'Login successful',
  hasBody: true,
} as const satisfies Route;

export const sendLogInProof = {
  owner: 'auth',
  name: 'sendLogInProof',
  method: 'POST',
  path: '/auth/phone/log-in/mail',
  message: 'OTP Sent!',
  hasBody: true,
} as const satisfies Route;

export const sendOwnPhoneCode = {
  owner: 'auth',
  name: 'sendOwnPhoneCode',
  method: 'POST',
  path: '/auth/phone/own/send',
  message: 'OTP Sent!',
  hasBody: true,
} as const satisfies Route;

export const proveOwnPhone = {
  owner: 'auth',
  name: 'proveOwnPhone',
  method: 'POST',
  path: '/auth/phone/own/prove',
  message: 'Number confirmed',
  hasBody: true,
} as const satisfies Route;

export const replacePhone = {
  owner: 'auth',
  name: 'replacePhone',
  method: 'PATCH',
  path: '/auth/phone/of/:userId',
  message: 'Number changed',
  hasBody: true,
} as const satisfies Route;

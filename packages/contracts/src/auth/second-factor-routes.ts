import type { Route } from '../platform/route.js';

export const completeLogIn = {
  owner: 'auth',
  name: 'completeLogIn',
  method: 'POST',
  path: '/auth/second-factor/log-in',
  message: 'Login successful',
  hasBody: true,
} as const satisfies Route;

export const secondFactor = {
  owner: 'auth',
  name: 'secondFactor',
  method: 'GET',
  path: '/auth/second-factor',
  message: 'Two-step verification',
  isBeforeSecondFactor: true,
} as const satisfies Route;

export const beginSecondFactor = {
  owner: 'auth',
  name: 'beginSecondFactor',
  method: 'POST',
  path: '/auth/second-factor/begin',
  message: 'Two-step verification begun',
  hasBody: true,
  isBeforeSecondFactor: true,
} as const satisfies Route;

export const confirmSecondFactor = {
  owner: 'auth',
  name: 'confirmSecondFactor',
  method: 'POST',
  path: '/auth/second-factor/confirm',
  message: 'Two-step verification is on',
  hasBody: true,
  renewsSession: true,
  isBeforeSecondFactor: true,
} as const satisfies Route;

export const renewRecoveryCodes = {
  owner: 'auth',
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/auth/second-factor/recovery-codes',
  message: 'New recovery codes made',
  hasBody: true,
} as const satisfies Route;

export const removeSecondFactor = {
  owner: 'auth',
  name: 'removeSecondFactor',
  method: 'DELETE',
  path: '/auth/second-factor',
  message: 'Two-step verification is off',
  hasBody: true,
} as const satisfies Route;

export const secondFactorOf = {
  owner: 'auth',
  name: 'secondFactorOf',
  method: 'GET',
  path: '/auth/second-factor/of/:userId',
  message: 'Two-step verification of a person',
} as const satisfies Route;

export const resetSecondFactor = {
  owner: 'auth',
  name: 'resetSecondFactor',
  method: 'DELETE',
  path: '/auth/second-factor/of/:userId',
  message: 'Two-step verification reset',
  hasBody: true,
} as const satisfies Route;

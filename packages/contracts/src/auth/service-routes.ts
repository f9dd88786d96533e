import type { Route } from '../platform/route.js';

export const epochOf = {
  owner: 'auth',
  name: 'epochOf',
  method: 'GET',
  path: '/epoch/:personId',
  message: 'Epoch',
} as const satisfies Route;

export const makeSuperAdmin = {
  owner: 'auth',
  name: 'makeSuperAdmin',
  method: 'POST',
  path: '/super-admin',
  message: 'Super administrator made',
  hasBody: true,
} as const satisfies Route;

export const restate = {
  owner: 'auth',
  name: 'restate',
  method: 'POST',
  path: '/accounts/restatement',
  message: 'Told again',
  hasBody: true,
} as const satisfies Route;

export const resetSecondFactorByOperator = {
  owner: 'auth',
  name: 'resetSecondFactorByOperator',
  method: 'POST',
  path: '/second-factor/reset',
  message: 'Two-step verification reset',
  hasBody: true,
} as const satisfies Route;

export const findCaller = {
  owner: 'auth',
  name: 'findCaller',
  method: 'POST',
  path: '/callers/search',
  message: 'Caller',
  hasBody: true,
} as const satisfies Route;

export const takeCall = {
  owner: 'auth',
  name: 'takeCall',
  method: 'POST',
  path: '/callers',
  message: 'Caller',
  hasBody: true,
} as const satisfies Route;

export const callerContact = {
  owner: 'auth',
  name: 'callerContact',
  method: 'GET',
  path: '/callers/:personId',
  message: 'Caller',
} as const satisfies Route;

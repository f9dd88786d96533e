import type { Route } from '../platform/route.js';
import { PROFILE_UPDATED_MESSAGE } from './messages.js';

export const registerDriver = {
  owner: 'driver',
  name: 'registerDriver',
  method: 'POST',
  path: '/driver/register-driver',
  message: 'Driver registered successfully',
  hasBody: true,
} as const satisfies Route;

export const drivers = {
  owner: 'driver',
  name: 'drivers',
  method: 'GET',
  path: '/driver/drivers',
  message: 'Drivers',
} as const satisfies Route;

export const exportDrivers = {
  owner: 'driver',
  name: 'exportDrivers',
  method: 'GET',
  path: '/driver/drivers/file',
  message: 'Drivers as CSV',
} as const satisfies Route;

export const freeDrivers = {
  owner: 'driver',
  name: 'freeDrivers',
  method: 'GET',
  path: '/driver/free-drivers',
  message: 'Free drivers',
} as const satisfies Route;

export const nearTypes = {
  owner: 'driver',
  name: 'nearTypes',
  method: 'GET',
  path: '/driver/near-types',
  message: 'Vehicle types near you',
} as const satisfies Route;

export const update = {
  owner: 'driver',
  name: 'update',
  method: 'PATCH',
  path: '/driver/update/:id',
  message: PROFILE_UPDATED_MESSAGE,
  hasBody: true,
} as const satisfies Route;

export const updateStatus = {
  owner: 'driver',
  name: 'updateStatus',
  method: 'PATCH',
  path: '/driver/update-status/:id',
  message: "Driver's status updated successfully.",
  hasBody: true,
} as const satisfies Route;

export const confirmChanges = {
  owner: 'driver',
  name: 'confirmChanges',
  method: 'POST',
  path: '/driver/confirm-changes/:id',
  message: 'Changes confirmed',
  hasBody: true,
} as const satisfies Route;

export const takeBackChanges = {
  owner: 'driver',
  name: 'takeBackChanges',
  method: 'POST',
  path: '/driver/take-back-changes/:id',
  message: 'Change taken back',
  hasBody: true,
} as const satisfies Route;

export const earnings = {
  owner: 'driver',
  name: 'earnings',
  method: 'GET',
  path: '/driver/earnings',
  message: 'Earnings',
} as const satisfies Route;

export const analytics = {
  owner: 'driver',
  name: 'analytics',
  method: 'GET',
  path: '/driver/analytics',
  message: 'Driver analytics',
} as const satisfies Route;

export const freeFor = {
  owner: 'driver',
  name: 'freeFor',
  method: 'POST',
  path: '/drivers/free',
  message: 'Free drivers',
  hasBody: true,
} as const satisfies Route;

export const restate = {
  owner: 'driver',
  name: 'restate',
  method: 'POST',
  path: '/restatement',
  message: 'Told again',
  hasBody: true,
} as const satisfies Route;

export const getDriver = {
  owner: 'driver',
  name: 'getDriver',
  method: 'GET',
  path: '/driver/:id',
  message: 'Driver',
} as const satisfies Route;

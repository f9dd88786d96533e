import { IMAGE_MAXIMUM_BYTES } from '../platform/limits.js';
import type { Route } from '../platform/route.js';

export const getMe = {
  owner: 'user',
  name: 'getMe',
  method: 'GET',
  path: '/user/get-me',
  message: 'Current user',
  isBeforeSecondFactor: true,
} as const satisfies Route;

export const update = {
  owner: 'user',
  name: 'update',
  method: 'PATCH',
  path: '/user/update',
  message: 'Profile updated successfully.',
  hasBody: true,
  files: { field: 'file', maximumCount: 1, maximumBytes: IMAGE_MAXIMUM_BYTES },
} as const satisfies Route;

export const answerInstall = {
  owner: 'user',
  name: 'answerInstall',
  method: 'POST',
  path: '/user/install-answer',
  message: 'We will not ask again.',
} as const satisfies Route;

export const users = {
  owner: 'user',
  name: 'users',
  method: 'GET',
  path: '/user/users',
  message: 'Users',
} as const satisfies Route;

export const exportUsers = {
  owner: 'user',
  name: 'exportUsers',
  method: 'GET',
  path: '/user/users/file',
  message: 'Users as CSV',
} as const satisfies Route;

export const user = {
  owner: 'user',
  name: 'user',
  method: 'GET',
  path: '/user/users/:id',
  message: 'User',
} as const satisfies Route;

export const picture = {
  owner: 'user',
  name: 'picture',
  method: 'GET',
  path: '/user/images/:name',
  message: 'Picture',
} as const satisfies Route;

export const restate = {
  owner: 'user',
  name: 'restate',
  method: 'POST',
  path: '/profiles/restatement',
  message: 'Told again',
  hasBody: true,
} as const satisfies Route;

import type { Route } from '../platform/route.js';

export const statement = {
  owner: 'ride',
  name: 'statement',
  method: 'GET',
  path: '/ride/statement',
  message: 'Statement',
} as const satisfies Route;

export const statementFile = {
  owner: 'ride',
  name: 'statementFile',
  method: 'GET',
  path: '/ride/statement-file',
  message: 'Statement as CSV',
} as const satisfies Route;

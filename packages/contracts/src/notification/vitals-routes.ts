import type { Route } from '../platform/route.js';

export const reportVitals = {
  owner: 'notification',
  name: 'reportVitals',
  method: 'POST',
  path: '/notification/vitals',
  message: 'Vitals counted',
  hasBody: true,
} as const satisfies Route;

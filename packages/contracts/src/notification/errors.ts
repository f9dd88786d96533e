import { defineErrors } from '../platform/errors.js';

export const notificationErrors = defineErrors({
  'notification/too-many-streams': { status: 429, message: 'Too many live connections. Please close another window.' },
});

import { defineErrors } from '../platform/errors.js';

export const notificationErrors = defineErrors({
  'notification/too-many-streams': { status: 429, message: 'Too many live connections. Please close another window.' },
  'notification/push-service-unknown': {
    status: 400,
    message: 'Notices cannot be sent to this browser: its push service is not known here.',
  },
  'notification/push-key-wrong': { status: 400, message: 'The keys of this browser are not valid for notices.' },
});

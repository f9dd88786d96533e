export { PUSH_RECEIPTS, PUSH_SENDS } from './push.metrics.js';
export { PushModule } from './push.module.js';
export { PushNoticeService } from './push-notice.service.js';
export { PushPersonService } from './push-person.service.js';
export { PushReach } from './push-reach.js';

export { NotificationRepository } from './notification.repository.js';
export { isNotifying } from './notification.rules.js';
export { FREE_LIST_CHANNEL, NOTIFICATION_CHANNEL, NotificationService } from './notification.service.js';
export { type FreshEntry, readWakeUp, type WakeUp } from './wake-up.rules.js';

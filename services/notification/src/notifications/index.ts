export { NotificationRepository } from './notification.repository.js';
export { effectsOf, isNotifying } from './notification.rules.js';
export { NotificationService } from './notification.service.js';
export { NotificationsModule } from './notifications.module.js';
export { type FreshEntry, readWakeUp, type WakeUp } from './wake-up.rules.js';

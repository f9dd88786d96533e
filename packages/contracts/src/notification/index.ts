export * from './act-words.js';
export { notificationChannels } from './channels.js';
export { notificationEvents } from './events.js';
// Without schemas: pages import it without the library of schemas.
export * from './facts.js';
export * from './forms.js';
export { type AuditLogEntry, notificationHttp } from './http.js';
export { contactKey, SIGNS_KEPT_SINCE_KEY, signOfDrivingKey, signOfLifeKey } from './keys.js';
export * from './limits.js';
export * from './notification.js';

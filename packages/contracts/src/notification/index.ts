export * from './act-words.js';
export { notificationChannels } from './channels.js';
// Without schemas: pages import it without the library of schemas.
export * from './facts.js';
export * from './forms.js';
export { type AuditLogEntry, notificationHttp } from './http.js';
export { contactKey } from './keys.js';
export * from './limits.js';
export * from './notification.js';

export { notificationChannels } from './channels.js';
export * from './forms.js';
export { notificationHttp } from './http.js';
export { contactKey } from './keys.js';
export * from './limits.js';
export * from './notification.js';

export * from './forms.js';
export { notificationHttp } from './http.js';
export * from './limits.js';
export * from './notification.js';

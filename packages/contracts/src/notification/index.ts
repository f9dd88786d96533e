export * from './errors.js';
export * from './events.js';
export * from './forms.js';
export * from './http.js';
export * from './limits.js';
export * from './notification.js';

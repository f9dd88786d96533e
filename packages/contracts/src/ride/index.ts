export * from './analytics.js';
export * from './errors.js';
export * from './events.js';
export * from './history.rules.js';
export * from './http.js';
export * from './limits.js';
export * from './status.js';
export * from './views.js';

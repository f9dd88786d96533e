export * from './account-routes.js';
export * from './email-routes.js';
export * from './phone-routes.js';
export * from './second-factor-routes.js';
export * from './service-routes.js';

export * from './account-routes.js';
export * from './service-routes.js';

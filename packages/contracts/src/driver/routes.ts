export * from './profile-routes.js';
export * from './vehicle-routes.js';

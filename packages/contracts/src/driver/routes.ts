export * from './block-routes.js';
export * from './live-routes.js';
export * from './position-routes.js';
export * from './profile-routes.js';
export * from './vehicle-routes.js';

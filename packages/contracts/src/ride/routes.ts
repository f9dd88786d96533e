export * from './city-routes.js';
export * from './desk-routes.js';
export * from './incident-routes.js';
export * from './list-file-routes.js';
export * from './operator-place-routes.js';
export * from './place-routes.js';
export * from './ride-routes.js';
export * from './service-routes.js';

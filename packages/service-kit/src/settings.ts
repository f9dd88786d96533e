// What one setting may be. Light: a program reads its settings before it loads the services.
export { managementPort, safetyLookSeconds, tracesEndpoint } from './configuration/environment.js';
export { rateLimits } from './configuration/rate-limits.rules.js';
export { signOfLifeMinutes } from './configuration/sign-of-life.js';

export { DomainError } from './domain-error.js';
export * from './endpoints.js';
export * from './errors.js';
export * from './events.js';
export * from './period.rules.js';
export * from './shared.js';

export type { CallAnswer, CallBody, CallOptions } from './call.js';
export { clockContract } from './contracts/clock.contract.js';
export { keyValueContract } from './contracts/key-value.contract.js';
export { mailerContract } from './contracts/mailer.contract.js';
export { objectStoreContract } from './contracts/object-store.contract.js';
export { type PersonOptions, person } from './person.js';
export { TestClock } from './test-clock.js';
export type { PublishOptions } from './test-events.js';
export { startTestPlatform, type TestPlatform, type TestPlatformOptions } from './test-platform.js';

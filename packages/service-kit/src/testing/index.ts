export { answerWith, InstanceServer, type ReceivedRequest } from '../calls/testing/instance-server.js';
export type { CallAnswer } from './call.js';
export { ENDLESS_DRAWING, GREEDY_DRAWING } from './hostile-pictures.js';
export { metricValueOf } from './metric-value.js';
export { migratedIndexes } from './migrated-indexes.js';
export { person, signedInAs } from './person.js';
export { RawConnection } from './raw-connection.js';
export { runMigrationIn } from './run-migration-in.js';
export { startTestPlatform, type TestPlatform } from './test-platform.js';

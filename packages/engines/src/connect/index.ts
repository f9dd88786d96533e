export { SystemClock } from '../clock/system-clock.js';
export { databaseOf, EVENT_LOG_DATABASE, MAILBOX_DATABASE } from '../database/platform-databases.js';
export {
  type ConnectedEngines,
  connectEngines,
  connectEventLog,
  connectObjectStore,
  connectObjectStoreIfSet,
  connectServiceEngines,
  connectSharedEngines,
} from './connect-engines.js';
export type { EngineAddresses } from './engine-addresses.js';
export type { Engines, FurtherEngine, SharedEngines } from './engines.js';
export { connectNearby } from './places-engines.js';

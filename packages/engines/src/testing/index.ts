export { EmbeddedEventLog } from '../events/embedded-event-log.js';
export { temporaryDirectory } from '../events/testing/temporary-directory.js';
export { MemoryKeyValueStore } from '../key-value/memory-key-value-store.js';
export { FileObjectStore } from '../objects/file-object-store.js';
export { TestClock } from './test-clock.js';

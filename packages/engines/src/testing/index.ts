export { EmbeddedEventLog } from '../events/embedded-event-log.js';
export { temporaryDirectory } from '../events/testing/temporary-directory.js';
export { MemoryKeyValueStore } from '../key-value/memory-key-value-store.js';
export { FileObjectStore } from '../objects/file-object-store.js';
export { PushDevice } from '../push/testing/push-device.js';
export { PushServiceStandIn } from '../push/testing/push-service-stand-in.js';
export { WebPushSender } from '../push/web-push-sender.js';
export { TestClock } from './test-clock.js';

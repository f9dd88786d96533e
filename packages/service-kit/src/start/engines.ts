import type { ServiceCaller } from '../calls/service-caller.js';
import type { Clock } from '../clock/clock.js';
import type { ServiceName } from '../configuration/service-name.js';
import type { EventLog } from '../events/event-log.js';
import type { KeyValueStore } from '../key-value/key-value-store.js';
import type { Logger } from '../logging/logger.js';
import type { Mailer } from '../mail/mailer.js';
import type { ObjectStore } from '../objects/object-store.js';

/** Everything outside a service, embedded or real. Services of one process share them. */
export interface Engines {
  /** Address of a server; each service adds the name of its own database. */
  mongoUrl: string;
  eventLog: EventLog;
  keyValue: KeyValueStore;
  objects: ObjectStore;
  mailer: Mailer;
  clock: Clock;
  logger: Logger;
  /** The door to other services, for the service of that name. */
  caller(name: ServiceName): ServiceCaller;
}

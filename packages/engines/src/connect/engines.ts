import type { Clock } from '../clock/clock.js';
import type { EventLog } from '../events/event-log.js';
import type { KeyValueStore } from '../key-value/key-value-store.js';
import type { Logger } from '../logging/logger.js';
import type { Mailer } from '../mail/mailer.js';
import type { ObjectStore } from '../objects/object-store.js';
import type { Directions, Nearby, PlaceSearch } from '../places/index.js';
import type { PushSender } from '../push/push-sender.js';
import type { SmsSender } from '../sms/sms-sender.js';

/** The engines that every service uses, and the gateway too. */
export interface SharedEngines {
  keyValue: KeyValueStore;
  clock: Clock;
  logger: Logger;
}

/** The engines of a service with a database, embedded or real. Services of one process share them. */
export interface Engines extends SharedEngines {
  /** Address of a server; each service appends the name of its own database. */
  mongoUrl: string;
  /** The prefix of every service's database name: `pothik`. */
  databasePrefix: string;
  eventLog: EventLog;
  /** Present for services that store pictures. */
  objects?: ObjectStore;
  /** Present for the service that sends mail. */
  mailer?: Mailer;
  /** Present for the service that pushes to phones. */
  pushSender?: PushSender;
  /** Present for the service that sends SMS. */
  smsSender?: SmsSender;
  /** Present for the service that owns places. */
  placeSearch?: PlaceSearch;
  /** Present for services that know how far it is. */
  directions?: Directions;
  /** Present for services that know who is where. */
  nearby?: Nearby;
}

/** The engines that only some services are connected to. */
export type FurtherEngine = 'objects' | 'mail' | 'push' | 'sms' | 'places' | 'directions' | 'nearby';

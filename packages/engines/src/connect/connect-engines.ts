import type { Clock } from '../clock/clock.js';
import { SystemClock } from '../clock/system-clock.js';
import { DATABASE_PREFIX } from '../database/platform-databases.js';
import type { EventLog } from '../events/event-log.js';
import { kafkaSecurity, kafkaSecurityRefusal } from '../events/kafka/kafka-security.rules.js';
import { ConfigurationError } from '../failures/configuration-error.js';
import type { KeyValueStore } from '../key-value/key-value-store.js';
import { redisSecurity, redisSecurityRefusal } from '../key-value/redis-security.rules.js';
import type { Logger } from '../logging/logger.js';
import type { Mailbox } from '../mail/mailbox.js';
import type { Mailer } from '../mail/mailer.js';
import type { ObjectStore } from '../objects/object-store.js';
import type { Directions, Nearby, PlaceSearch } from '../places/index.js';
import type { PushBox } from '../push/push-box.js';
import type { PushSender } from '../push/push-sender.js';
import type { SmsBox } from '../sms/sms-box.js';
import type { SmsSender } from '../sms/sms-sender.js';
import { certificateOf } from './certificate-file.js';
import { type EmbeddedEngines, type EngineAddresses, embeddedInsteadOf, requiredSetting } from './engine-addresses.js';
import type { Engines, FurtherEngine, SharedEngines } from './engines.js';
import { connectMail, connectPush, connectSms } from './message-engines.js';
import { connectDirections, connectNearby, connectPlaceSearch } from './places-engines.js';

export interface EngineOptions {
  logger: Logger;
  clock?: Clock;
  /** The name of the connected client in the engines: the service. */
  clientId?: string;
  /** Without it, every engine needs an address. */
  embedded?: EmbeddedEngines;
}

interface Closable {
  close(): Promise<void>;
}

/** Every engine. */
export interface ConnectedEngines extends Engines, Closable {
  objects: ObjectStore;
  mailer: Mailer;
  pushSender: PushSender;
  smsSender: SmsSender;
  placeSearch: PlaceSearch;
  directions: Directions;
  nearby: Nearby;
  /** The mailbox in which mail is stored instead of being sent. */
  mailbox?: Mailbox;
  /** Where pushes are stored instead of being sent. */
  pushBox?: PushBox;
  /** Where SMS are stored instead of being sent. */
  smsBox?: SmsBox;
}
/** The engines of one service: of the further ones, those it is connected to. */
export interface ConnectedServiceEngines extends Engines, Closable {}
export interface ConnectedSharedEngines extends SharedEngines, Closable {}

/** Everything that an adapter may be constructed from. */
interface Parts extends Required<Omit<EngineOptions, 'embedded'>> {
  addresses: EngineAddresses;
  embedded: EmbeddedEngines | undefined;
}

const partsOf = (addresses: EngineAddresses, options: EngineOptions): Parts => ({
  clock: new SystemClock(),
  clientId: 'pothik',
  ...options,
  addresses,
  embedded: options.embedded,
});

/**
 * The one place where an adapter is chosen: the real engine if its address is set, else the embedded one.
 * Real engines may be unavailable: their adapters connect later.
 * @throws ConfigurationError naming the missing or wrong key, or when Redis evicts
 */
export const connectEngines = (addresses: EngineAddresses, options: EngineOptions): Promise<ConnectedEngines> =>
  connected(partsOf(addresses, options), async (parts, keep) => {
    const stores = await storesOf(parts, keep);
    return {
      ...stores,
      objects: keep(await objectStore(parts)),
      placeSearch: keep(await connectPlaceSearch(addresses, parts)),
      directions: keep(await connectDirections(addresses, parts)),
      nearby: keep(await connectNearby(addresses, parts)),
      ...(await kept(keep, 'mailer', connectMail(parts, stores.mongoUrl))),
      ...(await kept(keep, 'pushSender', connectPush(parts, stores.mongoUrl))),
      ...(await kept(keep, 'smsSender', connectSms(parts, stores.mongoUrl))),
    };
  });

/** As `connectEngines`, without the further engines that the service is not connected to: it needs no secret of theirs. */
export const connectServiceEngines = (
  further: readonly FurtherEngine[],
  addresses: EngineAddresses,
  options: EngineOptions,
): Promise<ConnectedServiceEngines> =>
  connected(partsOf(addresses, options), async (parts, keep) => {
    const stores = await storesOf(parts, keep);
    return {
      ...stores,
      ...(further.includes('objects') ? { objects: keep(await objectStore(parts)) } : {}),
      ...(further.includes('places') ? { placeSearch: keep(await connectPlaceSearch(addresses, parts)) } : {}),
      ...(further.includes('directions') ? { directions: keep(await connectDirections(addresses, parts)) } : {}),
      ...(further.includes('nearby') ? { nearby: keep(await connectNearby(addresses, parts)) } : {}),
      ...(further.includes('mail') ? await kept(keep, 'mailer', connectMail(parts, stores.mongoUrl)) : {}),
      ...(further.includes('push') ? await kept(keep, 'pushSender', connectPush(parts, stores.mongoUrl)) : {}),
      ...(further.includes('sms') ? await kept(keep, 'smsSender', connectSms(parts, stores.mongoUrl)) : {}),
    };
  });

/** Notes an engine to be closed with the others. */
type Keep = <T extends Closable>(engine: T) => T;

/** Closes what was opened, the newest first, when one fails to open and when all are closed. */
async function connected<T extends Engines>(
  parts: Parts,
  open: (parts: Parts, keep: Keep) => Promise<T>,
): Promise<T & Closable> {
  const opened: Closable[] = [];
  const close = async () => {
    for (const engine of opened.splice(0)) await engine.close();
  };
  try {
    const engines = await open(parts, (engine) => {
      opened.unshift(engine);
      return engine;
    });
    return { ...engines, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function storesOf(parts: Parts, keep: Keep) {
  const { addresses, clock, logger, embedded } = parts;
  const mongoUrl = addresses.MONGO_URL ?? withoutRetries(embeddedInsteadOf('MONGO_URL', embedded).mongoUrl);
  const keyValue = keep(await keyValueStore(parts));
  const eventLog = keep(await eventLogOf(parts, mongoUrl));
  return { mongoUrl, databasePrefix: DATABASE_PREFIX, clock, logger, keyValue, eventLog };
}

/** Connects an engine of messages and notes what sends them, to be closed. */
const kept = async <N extends string, T extends Record<N, Closable>>(keep: Keep, name: N, connecting: Promise<T>) => {
  const messages = await connecting;
  keep(messages[name]);
  return messages;
};

/** The engines of a service without a database. @throws ConfigurationError naming the missing or wrong key, or when Redis evicts */
export async function connectSharedEngines(
  addresses: EngineAddresses,
  options: EngineOptions,
): Promise<ConnectedSharedEngines> {
  const parts = partsOf(addresses, options);
  const keyValue = await keyValueStore(parts);
  return { keyValue, clock: parts.clock, logger: parts.logger, close: () => keyValue.close() };
}

/** The event log alone. @throws ConfigurationError naming the missing or wrong key */
export const connectEventLog = (addresses: EngineAddresses, options: EngineOptions): Promise<EventLog> =>
  eventLogOf(partsOf(addresses, options), addresses.MONGO_URL ?? options.embedded?.mongoUrl ?? '');

/** The object store alone. @throws ConfigurationError naming the missing key */
export const connectObjectStore = (
  addresses: EngineAddresses,
  { embedded }: Pick<EngineOptions, 'embedded'> = {},
): Promise<ObjectStore> => objectStore({ addresses, embedded });

/** The object store alone; `undefined` where it has no address. @throws ConfigurationError naming the missing key */
export const connectObjectStoreIfSet = async (addresses: EngineAddresses): Promise<ObjectStore | undefined> =>
  addresses.S3_ENDPOINT ? connectObjectStore(addresses) : undefined;

async function keyValueStore({ addresses, embedded, clock, logger }: Parts): Promise<KeyValueStore> {
  const { REDIS_URL: url } = addresses;
  if (url !== undefined) {
    const { RedisKeyValueStore } = await import('../key-value/redis-key-value-store.js');
    const certificate = await certificateOf(addresses, 'REDIS_CA_FILE');
    refuse(redisSecurityRefusal(url, certificate));
    const store = new RedisKeyValueStore({ url, security: redisSecurity(certificate), logger });
    try {
      await store.refuseEviction();
    } catch (error) {
      await store.close();
      throw error;
    }
    return store;
  }
  embeddedInsteadOf('REDIS_URL', embedded);
  const { MemoryKeyValueStore } = await import('../key-value/memory-key-value-store.js');
  return new MemoryKeyValueStore(clock);
}

async function objectStore({ addresses, embedded }: Pick<Parts, 'addresses' | 'embedded'>): Promise<ObjectStore> {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = addresses;
  if (endpoint !== undefined) {
    const accessKey = requiredSetting(addresses, 'S3_ACCESS_KEY');
    const secretKey = requiredSetting(addresses, 'S3_SECRET_KEY');
    const { S3ObjectStore } = await import('../objects/s3-object-store.js');
    return new S3ObjectStore({
      endpoint,
      accessKey,
      secretKey,
      ...(bucket === undefined ? {} : { bucket }),
      ...(region === undefined ? {} : { region }),
    });
  }
  const { objectsDirectory } = embeddedInsteadOf('S3_ENDPOINT', embedded);
  const { FileObjectStore } = await import('../objects/file-object-store.js');
  return new FileObjectStore(objectsDirectory);
}

async function eventLogOf(parts: Parts, mongoUrl: string): Promise<EventLog> {
  const { addresses, embedded, clock, logger, clientId } = parts;
  const { KAFKA_BROKERS: brokers, KAFKA_PARTITIONS: partitions, KAFKA_REPLICATION: replication } = addresses;
  if (brokers !== undefined) {
    const { KafkaEventLog } = await import('../events/kafka-event-log.js');
    refuse(kafkaSecurityRefusal(addresses));
    return new KafkaEventLog({
      brokers: brokers
        .split(',')
        .map((broker) => broker.trim())
        .filter(Boolean),
      clientId,
      logger,
      security: kafkaSecurity(addresses, await certificateOf(addresses, 'KAFKA_CA_FILE')),
      ...(partitions === undefined ? {} : { partitions }),
      ...(replication === undefined ? {} : { replication }),
    });
  }
  embeddedInsteadOf('KAFKA_BROKERS', embedded);
  const { EmbeddedEventLog } = await import('../events/embedded-event-log.js');
  return new EmbeddedEventLog(mongoUrl, clock, logger, { partitions: addresses.EVENT_PARTITIONS });
}

/** @throws ConfigurationError when there is a refusal */
function refuse(refusal: string | undefined): void {
  if (refusal !== undefined) throw new ConfigurationError(refusal);
}

/** The embedded database is a single server: the driver has no other server to retry on. */
function withoutRetries(mongoUrl: string): string {
  const url = new URL(mongoUrl);
  if (url.pathname === '') url.pathname = '/';
  url.searchParams.set('retryWrites', 'false');
  return url.toString();
}

import type { Clock } from '../clock/clock.js';
import { SystemClock } from '../clock/system-clock.js';
import { ConfigurationError, type PlatformConfiguration } from '../configuration/environment.js';
import type { EventLog } from '../events/event-log.js';
import type { KeyValueStore } from '../key-value/key-value-store.js';
import type { Logger } from '../logging/logger.js';
import type { Mailbox } from '../mail/mailbox.js';
import type { Mailer } from '../mail/mailer.js';
import type { ObjectStore } from '../objects/object-store.js';
import type { Engines, SharedEngines } from './engines.js';
import { DATABASE_PREFIX } from './platform-databases.js';

/** Addresses of real engines, and how they are used; each engine is chosen on its own. */
export type EngineAddresses = Partial<
  Pick<
    PlatformConfiguration,
    | 'MONGO_URL'
    | 'KAFKA_BROKERS'
    | 'KAFKA_PARTITIONS'
    | 'KAFKA_REPLICATION'
    | 'REDIS_URL'
    | 'S3_ENDPOINT'
    | 'S3_ACCESS_KEY'
    | 'S3_SECRET_KEY'
    | 'S3_BUCKET'
    | 'SMTP_URL'
    | 'MAIL_FROM'
  >
>;

/** What takes the place of an engine without an address, on one machine. */
export interface EmbeddedEngines {
  /** The embedded database. */
  mongoUrl: string;
  /** Folder for images. */
  objectsDirectory: string;
}

export interface EngineOptions {
  logger: Logger;
  clock?: Clock;
  /** How engines name whoever is connected: the service. */
  clientId?: string;
  /** Without it, every engine needs an address. */
  embedded?: EmbeddedEngines;
}

interface Closable {
  close(): Promise<void>;
}

export interface ConnectedEngines extends Omit<Engines, 'caller' | 'telemetry'>, Closable {
  /** Where mail is kept instead of sent. */
  mailbox?: Mailbox;
}
export interface ConnectedSharedEngines extends Omit<SharedEngines, 'caller' | 'telemetry'>, Closable {}

/** Everything an adapter may be made of. */
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
 * The one place where an adapter is chosen: the real engine where an address is given, the embedded one elsewhere.
 * Real engines may be away: their adapters connect when they can.
 * @throws ConfigurationError naming the key it needs and does not have
 */
export async function connectEngines(addresses: EngineAddresses, options: EngineOptions): Promise<ConnectedEngines> {
  const parts = partsOf(addresses, options);
  const { clock, logger, embedded } = parts;
  const mongoUrl = addresses.MONGO_URL ?? withoutRetries(present(embedded, 'MONGO_URL').mongoUrl);
  const opened: Closable[] = [];
  const keep = <T extends Closable>(engine: T): T => {
    opened.unshift(engine);
    return engine;
  };
  const close = async () => {
    for (const engine of opened.splice(0)) await engine.close();
  };
  try {
    const keyValue = keep(await keyValueStore(parts));
    const objects = keep(await objectStore(parts));
    const mail = await mailOf(parts, mongoUrl);
    keep(mail.mailer);
    const eventLog = keep(await eventLogOf(parts, mongoUrl));
    return { mongoUrl, databasePrefix: DATABASE_PREFIX, clock, logger, keyValue, objects, ...mail, eventLog, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The engines of a service that keeps no data. @throws ConfigurationError naming the key it needs and does not have */
export async function connectSharedEngines(
  addresses: EngineAddresses,
  options: EngineOptions,
): Promise<ConnectedSharedEngines> {
  const parts = partsOf(addresses, options);
  const keyValue = await keyValueStore(parts);
  return { keyValue, clock: parts.clock, logger: parts.logger, close: () => keyValue.close() };
}

/** The event log alone. @throws ConfigurationError naming the key it needs and does not have */
export const connectEventLog = (addresses: EngineAddresses, options: EngineOptions): Promise<EventLog> =>
  eventLogOf(partsOf(addresses, options), addresses.MONGO_URL ?? options.embedded?.mongoUrl ?? '');

/** The object store alone. @throws ConfigurationError naming the key it needs and does not have */
export const connectObjectStore = (addresses: EngineAddresses, options: EngineOptions): Promise<ObjectStore> =>
  objectStore(partsOf(addresses, options));

async function keyValueStore({ addresses, embedded, clock, logger }: Parts): Promise<KeyValueStore> {
  const { REDIS_URL: url } = addresses;
  if (url !== undefined) {
    const { RedisKeyValueStore } = await import('../key-value/redis-key-value-store.js');
    return new RedisKeyValueStore({ url, logger });
  }
  present(embedded, 'REDIS_URL');
  const { MemoryKeyValueStore } = await import('../key-value/memory-key-value-store.js');
  return new MemoryKeyValueStore(clock);
}

async function objectStore({ addresses, embedded }: Parts): Promise<ObjectStore> {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket } = addresses;
  if (endpoint !== undefined) {
    const accessKey = given(addresses, 'S3_ACCESS_KEY');
    const secretKey = given(addresses, 'S3_SECRET_KEY');
    const { S3ObjectStore } = await import('../objects/s3-object-store.js');
    return new S3ObjectStore({ endpoint, accessKey, secretKey, ...(bucket === undefined ? {} : { bucket }) });
  }
  const { objectsDirectory } = present(embedded, 'S3_ENDPOINT');
  const { FileObjectStore } = await import('../objects/file-object-store.js');
  return new FileObjectStore(objectsDirectory);
}

async function mailOf(
  { addresses, embedded, clock }: Parts,
  mongoUrl: string,
): Promise<{ mailer: Mailer; mailbox?: Mailbox }> {
  const { SMTP_URL: url } = addresses;
  if (url !== undefined) {
    const from = given(addresses, 'MAIL_FROM');
    const { SmtpMailer } = await import('../mail/smtp-mailer.js');
    return { mailer: new SmtpMailer({ url, from }) };
  }
  present(embedded, 'SMTP_URL');
  const { KeptMailer } = await import('../mail/kept-mailer.js');
  const mailer = new KeptMailer(mongoUrl, clock);
  return { mailer, mailbox: mailer };
}

async function eventLogOf(parts: Parts, mongoUrl: string): Promise<EventLog> {
  const { addresses, embedded, clock, logger, clientId } = parts;
  const { KAFKA_BROKERS: brokers, KAFKA_PARTITIONS: partitions, KAFKA_REPLICATION: replication } = addresses;
  if (brokers !== undefined) {
    const { KafkaEventLog } = await import('../events/kafka-event-log.js');
    return new KafkaEventLog({
      brokers: brokers
        .split(',')
        .map((broker) => broker.trim())
        .filter(Boolean),
      clientId,
      logger,
      ...(partitions === undefined ? {} : { partitions }),
      ...(replication === undefined ? {} : { replication }),
    });
  }
  present(embedded, 'KAFKA_BROKERS');
  const { EmbeddedEventLog } = await import('../events/embedded-event-log.js');
  return new EmbeddedEventLog(mongoUrl, clock, logger);
}

/** The embedded database is a single server: there is nothing a driver could retry against. */
function withoutRetries(mongoUrl: string): string {
  const url = new URL(mongoUrl);
  if (url.pathname === '') url.pathname = '/';
  url.searchParams.set('retryWrites', 'false');
  return url.toString();
}

function present(embedded: EmbeddedEngines | undefined, key: keyof EngineAddresses): EmbeddedEngines {
  if (embedded === undefined) throw new ConfigurationError(`missing: ${key}`);
  return embedded;
}

function given<Key extends 'S3_ACCESS_KEY' | 'S3_SECRET_KEY' | 'MAIL_FROM'>(
  addresses: EngineAddresses,
  key: Key,
): string {
  const value = addresses[key];
  if (value === undefined) throw new ConfigurationError(`missing: ${key}`);
  return value;
}

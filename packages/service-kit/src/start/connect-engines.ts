import type { Clock } from '../clock/clock.js';
import { SystemClock } from '../clock/system-clock.js';
import type { PlatformConfiguration } from '../configuration/environment.js';
import { ConfigurationError } from '../configuration/environment.js';
import type { EventLog } from '../events/event-log.js';
import type { KeyValueStore } from '../key-value/key-value-store.js';
import type { Logger } from '../logging/logger.js';
import type { Mailer } from '../mail/mailer.js';
import type { ObjectStore } from '../objects/object-store.js';
import type { Engines } from './engines.js';

/** Addresses of real engines; each one is chosen on its own. */
export type EngineAddresses = Partial<
  Pick<
    PlatformConfiguration,
    'MONGO_URL' | 'KAFKA_BROKERS' | 'REDIS_URL' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY' | 'SMTP_URL'
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
  /** Without it, every engine needs an address. */
  embedded?: EmbeddedEngines;
}

export type ConnectedEngines = Omit<Engines, 'caller'> & { close(): Promise<void> };

/**
 * The one place where an adapter is chosen: the real engine where an address is given, the embedded one elsewhere.
 * @throws ConfigurationError naming the key it cannot serve
 */
export async function connectEngines(addresses: EngineAddresses, options: EngineOptions): Promise<ConnectedEngines> {
  const { logger, clock = new SystemClock(), embedded } = options;
  const mongoUrl = addresses.MONGO_URL ?? withoutRetries(present(embedded, 'MONGO_URL').mongoUrl);
  const opened: { close(): Promise<void> }[] = [];
  const keep = <T extends { close(): Promise<void> }>(engine: T): T => {
    opened.unshift(engine);
    return engine;
  };
  const close = async () => {
    for (const engine of opened.splice(0)) await engine.close();
  };
  try {
    const keyValue = keep(await keyValueStore(addresses, embedded, clock));
    const objects = keep(await objectStore(addresses, embedded));
    const mailer = keep(await closableMailer(addresses, embedded, mongoUrl, clock));
    const eventLog = keep(await eventLogOf(addresses, embedded, mongoUrl, clock, logger));
    return { mongoUrl, clock, logger, keyValue, objects, mailer, eventLog, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function keyValueStore(
  { REDIS_URL }: EngineAddresses,
  embedded: EmbeddedEngines | undefined,
  clock: Clock,
): Promise<KeyValueStore> {
  if (REDIS_URL !== undefined) throw noAdapter('REDIS_URL', 'Redis');
  present(embedded, 'REDIS_URL');
  const { MemoryKeyValueStore } = await import('../key-value/memory-key-value-store.js');
  return new MemoryKeyValueStore(clock);
}

async function objectStore(
  { S3_ENDPOINT }: EngineAddresses,
  embedded: EmbeddedEngines | undefined,
): Promise<ObjectStore> {
  if (S3_ENDPOINT !== undefined) throw noAdapter('S3_ENDPOINT', 'MinIO');
  const { objectsDirectory } = present(embedded, 'S3_ENDPOINT');
  const { FileObjectStore } = await import('../objects/file-object-store.js');
  return new FileObjectStore(objectsDirectory);
}

async function closableMailer(
  { SMTP_URL }: EngineAddresses,
  embedded: EmbeddedEngines | undefined,
  mongoUrl: string,
  clock: Clock,
): Promise<Mailer & { close(): Promise<void> }> {
  if (SMTP_URL !== undefined) throw noAdapter('SMTP_URL', 'SMTP');
  present(embedded, 'SMTP_URL');
  const { KeptMailer } = await import('../mail/kept-mailer.js');
  return new KeptMailer(mongoUrl, clock);
}

async function eventLogOf(
  { KAFKA_BROKERS }: EngineAddresses,
  embedded: EmbeddedEngines | undefined,
  mongoUrl: string,
  clock: Clock,
  logger: Logger,
): Promise<EventLog> {
  if (KAFKA_BROKERS !== undefined) throw noAdapter('KAFKA_BROKERS', 'Kafka');
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

function noAdapter(key: string, engine: string): ConfigurationError {
  return new ConfigurationError(`${key} is given, but this version has no adapter for ${engine}`);
}

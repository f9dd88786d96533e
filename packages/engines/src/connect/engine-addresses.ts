import { ConfigurationError } from '../failures/configuration-error.js';

/** Addresses of real engines, by their names in the environment, and how they are used; each engine is chosen on its own. */
export interface EngineAddresses {
  MONGO_URL?: string | undefined;
  /** With commas between them. */
  KAFKA_BROKERS?: string | undefined;
  KAFKA_PARTITIONS?: number | undefined;
  KAFKA_REPLICATION?: number | undefined;
  REDIS_URL?: string | undefined;
  S3_ENDPOINT?: string | undefined;
  S3_ACCESS_KEY?: string | undefined;
  S3_SECRET_KEY?: string | undefined;
  S3_BUCKET?: string | undefined;
  SMTP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
}

/** What takes the place of an engine without an address, on one machine. */
export interface EmbeddedEngines {
  /** The embedded database. */
  mongoUrl: string;
  /** Folder for images. */
  objectsDirectory: string;
}

/** The embedded engines, where the address of a real one is not given. @throws ConfigurationError naming that address */
export function embeddedInsteadOf(key: keyof EngineAddresses, embedded: EmbeddedEngines | undefined): EmbeddedEngines {
  if (embedded === undefined) throw new ConfigurationError(`missing: ${key}`);
  return embedded;
}

/** A setting that a real engine needs. @throws ConfigurationError naming it */
export function requiredSetting(
  addresses: EngineAddresses,
  key: 'S3_ACCESS_KEY' | 'S3_SECRET_KEY' | 'MAIL_FROM',
): string {
  const value = addresses[key];
  if (value === undefined) throw new ConfigurationError(`missing: ${key}`);
  return value;
}

import { ConfigurationError } from '../failures/configuration-error.js';

/** Addresses and options of real engines, by environment key; each engine is chosen separately. */
export interface EngineAddresses {
  MONGO_URL?: string | undefined;
  /** Separated by commas. */
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

/** What replaces engines without an address, on one machine. */
export interface EmbeddedEngines {
  /** The embedded database. */
  mongoUrl: string;
  /** The folder for images. */
  objectsDirectory: string;
}

/** The embedded engines, used when a real engine has no address. @throws ConfigurationError naming the address's key */
export function embeddedInsteadOf(key: keyof EngineAddresses, embedded: EmbeddedEngines | undefined): EmbeddedEngines {
  if (embedded === undefined) throw new ConfigurationError(`missing: ${key}`);
  return embedded;
}

/** A setting that a real engine requires. @throws ConfigurationError naming it when missing */
export function requiredSetting(
  addresses: EngineAddresses,
  key: 'S3_ACCESS_KEY' | 'S3_SECRET_KEY' | 'MAIL_FROM',
): string {
  const value = addresses[key];
  if (value === undefined) throw new ConfigurationError(`missing: ${key}`);
  return value;
}

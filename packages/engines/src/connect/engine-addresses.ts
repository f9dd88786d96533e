import type { SaslMechanism } from '../events/kafka/kafka-security.rules.js';
import { ConfigurationError } from '../failures/configuration-error.js';

/** Addresses and options of real engines, by environment key; each engine is chosen separately. */
export interface EngineAddresses {
  MONGO_URL?: string | undefined;
  /** Separated by commas. */
  KAFKA_BROKERS?: string | undefined;
  /** `on`: connections to Kafka are encrypted and its certificate is verified. */
  KAFKA_TLS?: 'on' | 'off' | undefined;
  /** Path of a PEM file: the authority of Kafka's certificate, in place of those that Node trusts. */
  KAFKA_CA_FILE?: string | undefined;
  KAFKA_SASL_MECHANISM?: SaslMechanism | undefined;
  KAFKA_USERNAME?: string | undefined;
  KAFKA_PASSWORD?: string | undefined;
  KAFKA_PARTITIONS?: number | undefined;
  KAFKA_REPLICATION?: number | undefined;
  /** Partitions of every topic of the embedded event log; without it, topics keep theirs. */
  EVENT_PARTITIONS?: number | undefined;
  /** `redis://` or, encrypted, `rediss://`; with user and password where Redis demands them. */
  REDIS_URL?: string | undefined;
  /** Path of a PEM file: the authority of Redis' certificate, in place of those that Node trusts. */
  REDIS_CA_FILE?: string | undefined;
  S3_ENDPOINT?: string | undefined;
  S3_ACCESS_KEY?: string | undefined;
  S3_SECRET_KEY?: string | undefined;
  S3_BUCKET?: string | undefined;
  /** The region that requests are signed for. */
  S3_REGION?: string | undefined;
  /** `http://host:port` of OSRM; without it directions are of the bundled roads. */
  ROUTER_URL?: string | undefined;
  SMTP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
  /** `off`: pushes are captured in place of being sent; only where there are embedded engines. */
  WEB_PUSH?: 'on' | 'off' | undefined;
  /** Origins of push services beside those of browsers, separated by commas. */
  PUSH_SERVICES?: string | undefined;
  /** A gateway's interface, with `{to}`, `{text}` and `{id}` in its query; without it SMS are captured, or not sent. */
  SMS_URL?: string | undefined;
  SMS_METHOD?: 'GET' | 'POST' | undefined;
  /** A JSON object of headers, with the same places in their values. */
  SMS_HEADERS?: string | undefined;
  /** A JSON body or a form, with the same places. */
  SMS_BODY?: string | undefined;
  /** What the gateway answers when it takes an SMS: a JSON path and its value, or a pattern in slashes. */
  SMS_SUCCESS?: string | undefined;
  /** `yes`: SMS_URL may be plain http beyond this machine. */
  SMS_INSECURE?: 'yes' | 'no' | undefined;
  /** A geocoder (Nominatim), in place of the bundled places alone. */
  GEOCODER_URL?: string | undefined;
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

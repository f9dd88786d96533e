import kafkajs, { type Kafka, type RetryOptions, type SASLOptions } from 'kafkajs';
import type { Logger } from '../../logging/logger.js';
import { quietIdleConnections } from './idle-connections.js';
import { kafkaLogs } from './kafka-logs.js';
import type { KafkaSecurity } from './kafka-security.rules.js';

export interface KafkaSettings {
  /** `host:port` of the first brokers; the others are discovered. */
  brokers: readonly string[];
  /** The name of this process in the brokers' logs. */
  clientId: string;
  logger: Logger;
  /** Encryption and log-in; default: neither. */
  security?: KafkaSecurity;
}

/** How long a broker may take to answer, and to connect. */
export const REQUEST_TIMEOUT_MS = 5_000;
const CONNECTION_TIMEOUT_MS = 1_000;

/** kafkajs' own attempts before it throws: about 2.5 s. The callers retry for longer. */
export const RETRY: RetryOptions = {
  retries: 5,
  initialRetryTime: 100,
  multiplier: 2,
  factor: 0.2,
  maxRetryTime: 1_000,
};

/** A client that is not connected yet. Each consumer needs its own: kafkajs shares committed offsets in a client. */
export function kafkaClient({ brokers, clientId, logger, security = {} }: KafkaSettings, retry = RETRY): Kafka {
  quietIdleConnections();
  return new kafkajs.Kafka({
    brokers: [...brokers],
    clientId,
    ...(security.ssl && { ssl: security.ssl }),
    // kafkajs' type is a union of an object per mechanism, of which the compiler does not see that each is covered.
    ...(security.sasl && { sasl: security.sasl as SASLOptions }),
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    retry,
    logLevel: kafkajs.logLevel.WARN,
    logCreator: kafkaLogs(logger),
  });
}

/** A service's group in the cluster, which other applications may use too. */
export const groupIdOf = (group: string): string => `pothik.${group}`;

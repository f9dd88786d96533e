import kafkajs, { type Kafka, type RetryOptions } from 'kafkajs';
import type { Logger } from '../../logging/logger.js';
import { quietIdleConnections } from './idle-connections.js';
import { kafkaLogs } from './kafka-logs.js';

export interface KafkaSettings {
  /** `host:port` of brokers to begin with; the others are learnt from them. */
  brokers: readonly string[];
  /** Who this process is in the brokers' logs. */
  clientId: string;
  logger: Logger;
}

/** How long a broker may take for one answer, and for a connection. */
export const REQUEST_TIMEOUT_MS = 5_000;
const CONNECTION_TIMEOUT_MS = 1_000;

/** kafkajs' own attempts before it throws: about 2.5 s. What is above them goes on for as long as it should. */
export const RETRY: RetryOptions = {
  retries: 5,
  initialRetryTime: 100,
  multiplier: 2,
  factor: 0.2,
  maxRetryTime: 1_000,
};

/** A client that has connected to nothing yet. Each consumer needs its own: kafkajs shares committed offsets in a client. */
export function kafkaClient({ brokers, clientId, logger }: KafkaSettings): Kafka {
  quietIdleConnections();
  return new kafkajs.Kafka({
    brokers: [...brokers],
    clientId,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    retry: RETRY,
    logLevel: kafkajs.logLevel.WARN,
    logCreator: kafkaLogs(logger),
  });
}

/** A service's group in the cluster, which may serve others than Pothik. */
export const groupIdOf = (group: string): string => `pothik.${group}`;

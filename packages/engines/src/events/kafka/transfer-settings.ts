import type { ConsumerConfig, ConsumerRunConfig, ProducerConfig } from 'kafkajs';
import { groupIdOf, REQUEST_TIMEOUT_MS, RETRY } from './kafka-client.js';

/** The partitions of an instance that sends no heartbeat for this long go to the others. */
const SESSION_TIMEOUT_MS = 10_000;
const HEARTBEAT_INTERVAL_MS = 2_000;
/** How long a rebalance waits for members that do not answer; no batch blocks a live member for longer. */
const REBALANCE_TIMEOUT_MS = 5_000;
/** How long a broker holds a fetch without new records; also the longest delay of a resumed partition. */
const FETCH_WAIT_MS = 100;
/** How many partitions are handled at the same time. */
const CONCURRENT_PARTITIONS = 128;

/** A producer whose records are stored once and in order. */
export const PRODUCER = {
  idempotent: true,
  maxInFlightRequests: 1,
  allowAutoTopicCreation: false,
} as const satisfies ProducerConfig;

/** A request is answered when every in-sync replica has its records. */
export const SENDING = { acks: -1, timeout: REQUEST_TIMEOUT_MS } as const;

/** A consumer of a service's group. */
export const consumerOf = (group: string): ConsumerConfig => ({
  groupId: groupIdOf(group),
  sessionTimeout: SESSION_TIMEOUT_MS,
  heartbeatInterval: HEARTBEAT_INTERVAL_MS,
  rebalanceTimeout: REBALANCE_TIMEOUT_MS,
  maxWaitTimeInMs: FETCH_WAIT_MS,
  minBytes: 1,
  allowAutoTopicCreation: false,
  // Every failure ends this consumer: the next one starts with a new client.
  retry: { ...RETRY, restartOnFailure: async () => false },
});

/** Offsets are committed by whoever handles the records. */
export const CONSUMING = {
  autoCommit: false,
  eachBatchAutoResolve: false,
  partitionsConsumedConcurrently: CONCURRENT_PARTITIONS,
} as const satisfies ConsumerRunConfig;

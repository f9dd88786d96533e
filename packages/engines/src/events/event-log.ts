/** What is appended: records of one key keep their order. */
export interface LogRecord {
  key: string;
  value: string;
  headers: Record<string, string>;
}

/** A record as a group receives it; `offset` counts a partition's records from 0, as decimal text. */
export interface ConsumedRecord extends LogRecord {
  topic: string;
  partition: number;
  offset: string;
}

/** `done` commits the record. `retryAfterMs`: the same record comes again after the pause, and its partition waits. */
export type Outcome = 'done' | { retryAfterMs: number };

export interface ConsumeOptions {
  /** Each group receives every record once or more, whatever other groups do. */
  group: string;
  topics: readonly string[];
  onRecord(record: ConsumedRecord): Promise<Outcome>;
}

export interface Consumption {
  /** Resolves when the running handlers have ended and what they did is committed. */
  close(): Promise<void>;
}

/**
 * The events between services, as Kafka promises them: durable, partitioned by key, in order per key, at least once per
 * group, and from the beginning for a group never seen before.
 */
export abstract class EventLog {
  /** Resolves when the records are durable; rejects when that is not sure (they may be there all the same). */
  abstract append(topic: string, records: readonly LogRecord[]): Promise<void>;
  abstract consume(options: ConsumeOptions): Promise<Consumption>;
  /** Every record the topic keeps now, oldest first within a partition, without committing anything. */
  abstract read(topic: string): AsyncIterable<ConsumedRecord>;
  /** How many records the groups consuming through this object, or one of them, have not committed yet, over all their partitions. */
  abstract lag(group?: string): Promise<number>;
  abstract ping(): Promise<void>;
  abstract close(): Promise<void>;
}

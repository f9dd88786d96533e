/** A record to append; records of one key keep their order. */
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

/**
 * `done` commits the record, after those before it. `retryAfterMs`: it is delivered again after the pause; its key waits, the
 * others of its partition go on. A partition waits once 1,024 records are taken from its oldest unfinished one on; while 64 are in
 * retry no further one is begun.
 */
export type Outcome = 'done' | { retryAfterMs: number };

export interface ConsumeOptions {
  /** Each group receives every record at least once, independently of other groups. */
  group: string;
  topics: readonly string[];
  onRecord(record: ConsumedRecord): Promise<Outcome>;
}

export interface Consumption {
  /** Resolves when the running handlers have ended and their records are committed. */
  close(): Promise<void>;
}

/**
 * The log of events between services, with Kafka's guarantees: durable, partitioned by key, ordered per key, at least
 * once per group, and from the beginning for a new group.
 */
export abstract class EventLog {
  /** Resolves when the records are durable; rejects when that is uncertain (they may be stored all the same). */
  abstract append(topic: string, records: readonly LogRecord[]): Promise<void>;
  abstract consume(options: ConsumeOptions): Promise<Consumption>;
  /** Every record that the topic holds now, oldest first within a partition. Commits nothing. */
  abstract read(topic: string): AsyncIterable<ConsumedRecord>;
  /** How many records the consumers of this object, or one group, have not committed yet, over all partitions. */
  abstract lag(group?: string): Promise<number>;
  abstract ping(): Promise<void>;
  abstract close(): Promise<void>;
}

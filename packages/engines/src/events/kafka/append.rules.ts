import type { LogRecord } from '../event-log.js';

/**
 * Bytes of one request, unless a single record is larger: a request's records of one partition are one batch,
 * and a broker accepts batches up to 1,048,588 bytes (`message.max.bytes`).
 */
export const REQUEST_BYTES = 900_000;

/** Lengths, timestamp and attributes of a record, at most. */
const RECORD_OVERHEAD_BYTES = 70;

export function bytesOf({ key, value, headers }: LogRecord): number {
  let bytes = RECORD_OVERHEAD_BYTES + Buffer.byteLength(key) + Buffer.byteLength(value);
  for (const [name, content] of Object.entries(headers))
    bytes += Buffer.byteLength(name) + Buffer.byteLength(content) + 10;
  return bytes;
}

/** The partition a broker answered for. */
export interface Answered {
  topicName: string;
  partition: number;
}

export interface Part {
  records: readonly LogRecord[];
  bytes: number;
}

/** Splits records, in order, into parts that each fit into one request. */
export function partsOf(records: readonly LogRecord[], limit = REQUEST_BYTES): Part[] {
  const parts: { records: LogRecord[]; bytes: number }[] = [];
  for (const record of records) {
    const bytes = bytesOf(record);
    const last = parts.at(-1);
    if (last && last.bytes + bytes <= limit) {
      last.records.push(record);
      last.bytes += bytes;
    } else parts.push({ records: [record], bytes });
  }
  return parts;
}

/** How many of the waiting parts the next request takes: as many as fit, at least one. */
export function fitting(waiting: readonly { bytes: number }[], limit = REQUEST_BYTES): number {
  let total = 0;
  const tooMany = waiting.findIndex(({ bytes }, index) => {
    total += bytes;
    return index > 0 && total > limit;
  });
  return tooMany === -1 ? waiting.length : tooMany;
}

/**
 * The partitions (`topic/number`) that records were sent to without a broker's answer. kafkajs resolves all the same
 * when a leader moves, between two of its attempts, to a broker that has answered for other partitions already.
 */
export function unanswered(chosen: ReadonlySet<string>, answers: readonly Answered[]): string[] {
  const answered = new Set(answers.map(({ topicName, partition }) => `${topicName}/${partition}`));
  return [...chosen].filter((partition) => !answered.has(partition));
}

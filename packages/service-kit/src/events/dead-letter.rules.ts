import type { ConsumedRecord, LogRecord } from '@pothik/engines';

/** Headers of a dead letter, beside those of the record. */
export const DEAD_LETTER_HEADER = {
  reason: 'dead-letter-reason',
  group: 'dead-letter-group',
  topic: 'dead-letter-topic',
  partition: 'dead-letter-partition',
  offset: 'dead-letter-offset',
  attempts: 'dead-letter-attempts',
  at: 'dead-letter-at',
} as const;

/** A record with this header is meant for one group; the others skip it. */
export const REPLAY_FOR_HEADER = 'replay-for';

const REASON_MAXIMUM = 1_000;

export interface GivenUp {
  group: string;
  reason: string;
  /** The number of attempts; 0 if it could not be parsed. */
  attempts: number;
  at: Date;
}

/** A dead letter is the unchanged record, with its failure in headers. */
export function deadLetterOf(record: ConsumedRecord, { group, reason, attempts, at }: GivenUp): LogRecord {
  return {
    key: record.key,
    value: record.value,
    headers: {
      ...withoutReplay(record.headers),
      [DEAD_LETTER_HEADER.reason]: reason.slice(0, REASON_MAXIMUM),
      [DEAD_LETTER_HEADER.group]: group,
      [DEAD_LETTER_HEADER.topic]: record.topic,
      [DEAD_LETTER_HEADER.partition]: String(record.partition),
      [DEAD_LETTER_HEADER.offset]: record.offset,
      [DEAD_LETTER_HEADER.attempts]: String(attempts),
      [DEAD_LETTER_HEADER.at]: at.toISOString(),
    },
  };
}

/** A replay is the original record, for the group that gave it up. */
export function replayOf(letter: LogRecord): LogRecord {
  const failureHeaders = new Set<string>(Object.values(DEAD_LETTER_HEADER));
  const headers = Object.fromEntries(Object.entries(letter.headers).filter(([name]) => !failureHeaders.has(name)));
  const group = letter.headers[DEAD_LETTER_HEADER.group] ?? '';
  return { key: letter.key, value: letter.value, headers: { ...headers, [REPLAY_FOR_HEADER]: group } };
}

/** Whether a record is replayed for another group: then it is skipped. */
export const isForAnotherGroup = ({ headers }: LogRecord, group: string): boolean =>
  headers[REPLAY_FOR_HEADER] !== undefined && headers[REPLAY_FOR_HEADER] !== group;

function withoutReplay({ [REPLAY_FOR_HEADER]: _replay, ...headers }: Record<string, string>): Record<string, string> {
  return headers;
}

import { deadLetterTopicOf } from '@pothik/contracts/platform';

const DAY_MS = 86_400_000;

/** Topics retain records for 7 days, dead letters for 30: an operator has to look at them first. */
export const RETENTION_MS = 7 * DAY_MS;
export const DEAD_LETTER_RETENTION_MS = 30 * DAY_MS;

/** How long a topic retains its records, in milliseconds. */
export function retentionOf(topic: string): number {
  return topic.endsWith(deadLetterTopicOf('')) ? DEAD_LETTER_RETENTION_MS : RETENTION_MS;
}

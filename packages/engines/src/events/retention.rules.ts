import { deadLetterTopicOf } from '@pothik/contracts/platform';

const DAY_MS = 86_400_000;

/** Topics keep 7 days, what consumers gave up 30: somebody has to look at it first. */
export const RETENTION_MS = 7 * DAY_MS;
export const DEAD_LETTER_RETENTION_MS = 30 * DAY_MS;

/** How long a topic keeps its records, in milliseconds. */
export function retentionOf(topic: string): number {
  return topic.endsWith(deadLetterTopicOf('')) ? DEAD_LETTER_RETENTION_MS : RETENTION_MS;
}

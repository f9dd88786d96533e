import type { KafkaMessage } from 'kafkajs';
import type { ConsumedRecord } from '../event-log.js';

/** A message as a record; parts that another producer left out are empty. */
export function recordOf(topic: string, partition: number, message: KafkaMessage): ConsumedRecord {
  const headers: Record<string, string> = {};
  for (const [name, content] of Object.entries(message.headers ?? {})) headers[name] = String(content ?? '');
  return {
    topic,
    partition,
    offset: message.offset,
    key: message.key?.toString() ?? '',
    value: message.value?.toString() ?? '',
    headers,
  };
}

/** The offset after an offset. */
export const behind = (offset: string): string => String(BigInt(offset) + 1n);

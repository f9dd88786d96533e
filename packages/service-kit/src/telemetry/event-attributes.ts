import type { EventEnvelope } from '@pothik/contracts/platform';
import type { SpanAttributes } from './tracer.js';

/** What a trace tells of an event: which, and of what; not who caused it, and nothing of its payload. */
export const eventAttributes = ({ id, type, aggregateId }: EventEnvelope): SpanAttributes => ({
  'messaging.message.id': id,
  'pothik.event': type,
  'pothik.aggregate': aggregateId,
});

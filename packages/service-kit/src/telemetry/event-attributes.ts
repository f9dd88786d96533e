import type { EventEnvelope } from '@pothik/contracts/platform';
import type { SpanAttributes } from './tracer.js';

/** The span attributes of an event: its ids and type, without its actor and its payload. */
export const eventAttributes = ({ id, type, aggregateId }: EventEnvelope): SpanAttributes => ({
  'messaging.message.id': id,
  'pothik.event': type,
  'pothik.aggregate': aggregateId,
});

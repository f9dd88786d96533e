import type { EventEnvelope } from '@pothik/contracts/platform';
import type { SpanFacts } from './tracer.js';

/** What a trace tells of an event: which, and of what; not who caused it, and nothing of its payload. */
export const eventFacts = ({ id, type, aggregateId }: EventEnvelope): SpanFacts => ({
  'messaging.message.id': id,
  'pothik.event': type,
  'pothik.aggregate': aggregateId,
});

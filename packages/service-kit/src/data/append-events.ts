import type { EventEnvelope } from '@pothik/contracts/platform';
import type { EventLog, LogRecord } from '@pothik/engines';
import { topicOfType } from '../events/subscribed-topics.rules.js';
import { eventAttributes } from '../telemetry/event-attributes.js';
import type { Span, Tracer } from '../telemetry/tracer.js';

interface Sent {
  event: EventEnvelope;
  span: Span | undefined;
}

/** Appends events to the log, in order. Their handlers continue the trace from here. */
export async function appendEvents(log: EventLog, tracer: Tracer, events: readonly EventEnvelope[]): Promise<void> {
  const sent = events.map((event) => ({ event, span: beginPublishing(event, tracer) }));
  let hasFailed = true;
  try {
    for (const [topic, records] of recordsByTopic(sent)) await log.append(topic, records);
    hasFailed = false;
  } finally {
    for (const { span } of sent) span?.end({ hasFailed });
  }
}

const beginPublishing = (event: EventEnvelope, tracer: Tracer): Span | undefined => {
  const span = tracer.begin({ name: `publish ${event.type}`, kind: 'producer', parent: event.traceparent });
  span?.add(eventAttributes(event));
  return span;
};

/** Records of each topic, in the events' order. */
function recordsByTopic(sent: readonly Sent[]): Map<string, LogRecord[]> {
  const topics = new Map<string, LogRecord[]>();
  for (const { event, span } of sent) {
    const topic = topicOfType(event.type);
    const records = topics.get(topic) ?? [];
    const traced = span === undefined ? event : { ...event, traceparent: span.traceparent };
    records.push({ key: event.aggregateId, value: JSON.stringify(traced), headers: { type: event.type } });
    topics.set(topic, records);
  }
  return topics;
}

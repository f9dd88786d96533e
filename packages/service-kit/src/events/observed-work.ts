import type { EventEnvelope } from '@pothik/contracts/platform';
import type { Clock } from '@pothik/engines';
import { runInContext } from '../context/request-context.js';
import { eventAttributes } from '../telemetry/event-attributes.js';
import { EVENT_DELAY, EVENT_HANDLING } from '../telemetry/kit.metrics.js';
import type { ServiceTelemetry } from '../telemetry/telemetry.js';

interface Observer {
  group: string;
  clock: Clock;
  telemetry: ServiceTelemetry;
}

/** Runs a group's work for an event in the event's context, measured, and as a span of its trace. */
export async function observed(
  event: EventEnvelope,
  { group, clock, telemetry: { tracer, metrics } }: Observer,
  work: () => Promise<void>,
): Promise<void> {
  const { id, type, correlationId, traceparent, occurredAt } = event;
  const span = tracer.begin({ name: `handle ${type}`, kind: 'consumer', parent: traceparent });
  span?.add({ ...eventAttributes(event), 'messaging.consumer.group.name': group });
  const started = performance.now();
  let hasFailed = true;
  try {
    await runInContext({ requestId: id, correlationId, span }, work);
    hasFailed = false;
    metrics.observe(EVENT_DELAY, {}, (clock.now().getTime() - Date.parse(occurredAt)) / 1000);
  } finally {
    span?.end({ hasFailed });
    const outcome = hasFailed ? 'failed' : 'done';
    metrics.observe(EVENT_HANDLING, { type, outcome }, (performance.now() - started) / 1000);
  }
}

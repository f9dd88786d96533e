import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Span } from '../telemetry/tracer.js';

/** What one piece of work is called: in log lines, in answers, in the events it causes. */
export interface RequestContext {
  /** This one request. */
  requestId: string;
  /** The whole story it belongs to: passed on to other services and into events. */
  correlationId: string;
  /** Its place in a trace, where somebody traces. */
  span?: Span | undefined;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** The context of the running work, or undefined outside any (start, sweeps). */
export const activeContext = (): RequestContext | undefined => storage.getStore();

/** The context of the running work; outside any, a fresh one. */
export function currentContext(): RequestContext {
  return storage.getStore() ?? freshContext();
}

/** Runs `work`, and everything it awaits, in a context. */
export function runInContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/** What continues the trace of the running work: in a header, in an event. Undefined where nobody traces. */
export const currentTraceparent = (): string | undefined => activeContext()?.span?.traceparent;

/** The names of the running work, as every line of the log has them. */
export function contextFields(): Record<string, string> {
  const context = activeContext();
  if (context === undefined) return {};
  const { requestId, correlationId, span } = context;
  return { requestId, correlationId, ...(span === undefined ? {} : { traceId: span.traceId }) };
}

function freshContext(): RequestContext {
  const requestId = randomUUID();
  return { requestId, correlationId: requestId };
}

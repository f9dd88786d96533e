import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Span } from '../telemetry/tracer.js';

/** The ids of one piece of work, in log lines, responses and the events it causes. */
export interface RequestContext {
  /** The id of this request. */
  requestId: string;
  /** The id of the whole chain of work: passed on to other services and into events. */
  correlationId: string;
  /** The keyed hash of the caller's address; undefined outside a request from outside. */
  client?: string | undefined;
  /** Its span in a trace, if tracing is on. */
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

/** Continues the trace of the running work, in a header or an event. Undefined when tracing is off. */
export const currentTraceparent = (): string | undefined => activeContext()?.span?.traceparent;

/** The ids of the running work, as in every log line. */
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

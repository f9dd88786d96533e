import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** What one piece of work is called: in log lines, in answers, in the events it causes. */
export interface RequestContext {
  /** This one request. */
  requestId: string;
  /** The whole story it belongs to: passed on to other services and into events. */
  correlationId: string;
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

function freshContext(): RequestContext {
  const requestId = randomUUID();
  return { requestId, correlationId: requestId };
}

import { TRACEPARENT } from '@pothik/contracts/platform';
import { currentContext, type Tracer } from '@pothik/service-kit';
import type { FastifyRequest } from 'fastify';

/**
 * Passes a stream on in a span of its own, from which the owner's trace continues. It ends once the owner's answer has begun,
 * because a stream lasts for hours; in one process, once the request was handed over.
 */
export async function passStreamOn(
  tracer: Tracer,
  call: string,
  request: FastifyRequest,
  forward: () => unknown,
): Promise<void> {
  const span = tracer.begin({ name: 'pass stream on', kind: 'client', parent: currentContext().span?.traceparent });
  span?.add({ 'pothik.call': call });
  if (span !== undefined) request.headers[TRACEPARENT] = span.traceparent;
  try {
    await forward();
    span?.end();
  } catch (error) {
    span?.end({ hasFailed: true });
    throw error;
  }
}

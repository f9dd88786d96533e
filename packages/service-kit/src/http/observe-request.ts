import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { REQUEST_DURATION } from '../telemetry/kit.metrics.js';
import type { ServiceTelemetry } from '../telemetry/telemetry.js';
import type { Span } from '../telemetry/tracer.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What requests of the route are called in figures and traces: a call of the tables, `web`, `health`. */
    call?: string;
    /** A stream that has opened lasts as long as somebody reads: its duration tells nothing. */
    isStream?: boolean;
  }
}

const OTHER = 'other';
const SERVER_ERROR = 500;

export interface RequestNames {
  requestId: string;
  /** The `traceparent` it brought, where it is believed. */
  parent: string | undefined;
}

/** Measures a request until its answer is out or its caller has left; answers its span where somebody traces. */
export function observeRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  { tracer, metrics }: ServiceTelemetry,
  { requestId, parent }: RequestNames,
): Span | undefined {
  const started = performance.now();
  const { call = OTHER, isStream = false } = request.routeOptions.config ?? {};
  const span = tracer.begin({ name: call, kind: 'server', parent });
  span?.add({ 'pothik.call': call, 'pothik.request': requestId, 'http.request.method': request.method });
  whenOver(reply.raw, (isAborted) => {
    const { statusCode } = reply.raw;
    span?.add({ 'http.response.status_code': statusCode });
    span?.end({ hasFailed: statusCode >= SERVER_ERROR });
    if (isStream && statusCode < 400) return;
    const status = isAborted ? 'aborted' : `${Math.floor(statusCode / 100)}xx`;
    metrics.observe(REQUEST_DURATION, { call, status }, (performance.now() - started) / 1000);
  });
  return span;
}

/** Once: a response that ends may also close, and one whose caller leaves only closes. */
function whenOver(response: ServerResponse, told: (isAborted: boolean) => void): void {
  const finish = () => {
    response.off('close', close);
    told(false);
  };
  const close = () => {
    response.off('finish', finish);
    told(true);
  };
  response.once('finish', finish);
  response.once('close', close);
}

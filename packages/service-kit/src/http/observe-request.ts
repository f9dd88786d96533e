import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { REQUEST_DURATION } from '../telemetry/kit.metrics.js';
import type { ServiceTelemetry } from '../telemetry/telemetry.js';
import type { Span } from '../telemetry/tracer.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of the route's requests in metrics and traces: that of an endpoint, `web` or `health`. */
    call?: string;
    /** An open stream, and a list as a file, last as long as somebody reads: their duration is not measured. */
    isStream?: boolean;
  }
}

const OTHER = 'other';
const SERVER_ERROR = 500;

/** Shows a 0 of failed requests for every route that is registered from now on: an alert sees the first one. */
export function showFailuresFromTheStart(instance: FastifyInstance, { metrics }: ServiceTelemetry): void {
  metrics.begin(REQUEST_DURATION, { call: OTHER, status: '5xx' });
  instance.addHook('onRoute', ({ config }) => {
    if (config?.call !== undefined) metrics.begin(REQUEST_DURATION, { call: config.call, status: '5xx' });
  });
}

export interface RequestNames {
  requestId: string;
  /** The `traceparent` of the request, if it is trusted. */
  parent: string | undefined;
}

/** Measures a request until its response is sent or its caller disconnects; returns its span if tracing is on. */
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

/** Calls back once: a response that ends may also close, and one whose caller disconnects only closes. */
function whenOver(response: ServerResponse, callback: (isAborted: boolean) => void): void {
  const finish = () => {
    response.off('close', close);
    callback(false);
  };
  const close = () => {
    response.off('finish', finish);
    callback(true);
  };
  response.once('finish', finish);
  response.once('close', close);
}

import type { FastifyRequest } from 'fastify';
import { REFUSALS } from '../telemetry/kit.metrics.js';
import type { Metrics } from '../telemetry/metrics.js';
import { requestContextOf } from './request-context.hook.js';

/** Records a refusal's code in the metrics and in the request's span. */
export function recordRefusal(request: FastifyRequest, code: string, metrics: Metrics): void {
  metrics.count(REFUSALS, { code });
  requestContextOf(request)?.span?.add({ 'pothik.refusal': code });
}

import { EVENT_OF_REFUSAL } from '@pothik/contracts/platform';
import type { FastifyRequest } from 'fastify';
import type { SecurityLog } from '../security-log/security-log.js';
import { REFUSALS } from '../telemetry/kit.metrics.js';
import type { Metrics } from '../telemetry/metrics.js';
import { requestContextOf } from './request-context.hook.js';

export interface Records {
  metrics: Metrics;
  securityLog: SecurityLog;
}

/** Records a refusal's code in the metrics and in the request's span, and in the security log where it belongs there. */
export function recordRefusal(request: FastifyRequest, code: string, { metrics, securityLog }: Records): void {
  metrics.count(REFUSALS, { code });
  requestContextOf(request)?.span?.add({ 'pothik.refusal': code });
  const event = EVENT_OF_REFUSAL[code];
  if (event !== undefined) securityLog.record(event, { call: request.routeOptions.config?.call });
}

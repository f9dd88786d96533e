import { HEADER, TRACEPARENT } from '@pothik/contracts/platform';
import { currentContext } from '../context/request-context.js';

/** What another service is told of the work that calls it. */
export function contextHeaders(): Record<string, string> {
  const { requestId, correlationId, span } = currentContext();
  return {
    [HEADER.requestId]: requestId,
    [HEADER.correlationId]: correlationId,
    ...(span === undefined ? {} : { [TRACEPARENT]: span.traceparent }),
  };
}

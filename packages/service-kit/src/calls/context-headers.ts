import { HEADER, TRACEPARENT } from '@pothik/contracts/platform';
import { currentContext } from '../context/request-context.js';

/** The headers that pass the context of the running work to another service. */
export function contextHeaders(): Record<string, string> {
  const { requestId, correlationId, span } = currentContext();
  return {
    [HEADER.requestId]: requestId,
    [HEADER.correlationId]: correlationId,
    ...(span === undefined ? {} : { [TRACEPARENT]: span.traceparent }),
  };
}

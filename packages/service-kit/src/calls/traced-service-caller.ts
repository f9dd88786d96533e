import { DomainError } from '@pothik/contracts/catalogue';
import { type Data, type Endpoint, nameOfCall, type RawInput } from '@pothik/contracts/platform';
import { currentContext, runInContext } from '../context/request-context.js';
import type { Span, Tracer } from '../telemetry/tracer.js';
import { ServiceCaller } from './service-caller.js';

/** Makes the calls of a service spans of its traces, local and HTTP calls alike. */
export class TracedServiceCaller extends ServiceCaller {
  constructor(
    private readonly caller: ServiceCaller,
    private readonly tracer: Tracer,
  ) {
    super();
  }

  async call<E extends Endpoint>(endpoint: E, input: RawInput<E>): Promise<Data<E>> {
    const context = currentContext();
    const call = nameOfCall(endpoint);
    const span = this.tracer.begin({ name: call, kind: 'client', parent: context.span?.traceparent });
    span?.add({ 'pothik.call': call, 'http.request.method': endpoint.method });
    try {
      const data = await runInContext({ ...context, span }, () => this.caller.call(endpoint, input));
      span?.end();
      return data;
    } catch (error) {
      endFailed(span, error);
      throw error;
    }
  }
}

/** A refusal is a valid response; any other error is a failure. */
function endFailed(span: Span | undefined, error: unknown): void {
  const isRefusal = error instanceof DomainError;
  if (isRefusal) span?.add({ 'pothik.refusal': error.code });
  span?.end({ hasFailed: !isRefusal });
}

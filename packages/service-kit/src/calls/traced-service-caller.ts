import { DomainError } from '@pothik/contracts/catalogue';
import { type Endpoint, nameOfCall, type RawInput } from '@pothik/contracts/platform';
import { currentContext, runInContext } from '../context/request-context.js';
import type { Span, Tracer } from '../telemetry/tracer.js';
import { type ServiceAnswer, ServiceCaller } from './service-caller.js';

/** Makes the calls of a service spans of its traces, local and HTTP calls alike. */
export class TracedServiceCaller extends ServiceCaller {
  constructor(
    private readonly caller: ServiceCaller,
    private readonly tracer: Tracer,
  ) {
    super();
  }

  async exchange<E extends Endpoint>(
    endpoint: E,
    input: RawInput<E>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<ServiceAnswer<E>> {
    const context = currentContext();
    const call = nameOfCall(endpoint);
    const span = this.tracer.begin({ name: call, kind: 'client', parent: context.span?.traceparent });
    span?.add({ 'pothik.call': call, 'http.request.method': endpoint.method });
    try {
      const answer = await runInContext({ ...context, span }, () => this.caller.exchange(endpoint, input, headers));
      span?.end();
      return answer;
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

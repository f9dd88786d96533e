import { type Data, type Endpoint, HEADER, type Owner, type RawInput } from '@pothik/contracts/platform';
import { currentContext } from '../context/request-context.js';
import { EngineUnavailable } from '../http/engine-unavailable.js';
import type { StatementSigner } from '../identity/statement-signer.js';
import { dataOf } from './call-answer.js';
import { callParts } from './call-parts.js';
import { ServiceCaller } from './service-caller.js';

const ANSWER_WITHIN_MS = 5_000;

/** Services apart, each at its address (`AUTH_URL` and so on). */
export class HttpServiceCaller extends ServiceCaller {
  constructor(
    private readonly signer: StatementSigner,
    private readonly addresses: Readonly<Partial<Record<Owner, string>>>,
  ) {
    super();
  }

  async call<E extends Endpoint>(endpoint: E, input: RawInput<E>): Promise<Data<E>> {
    const address = this.addresses[endpoint.owner];
    if (address === undefined) throw new Error(`This service does not say that it calls ${endpoint.owner}.`);
    const { method, url, body } = callParts(endpoint, input as object);
    const { requestId, correlationId } = currentContext();
    const headers = {
      [HEADER.statement]: await this.signer.signService(endpoint.owner),
      [HEADER.requestId]: requestId,
      [HEADER.correlationId]: correlationId,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const { status, answer } = await ask(new URL(url, address), method, headers, body, endpoint.owner);
    return dataOf(endpoint, status, answer);
  }
}

async function ask(url: URL, method: string, headers: Record<string, string>, body: object | undefined, owner: Owner) {
  try {
    const response = await fetch(url, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    return { status: response.status, answer: (await response.json()) as unknown };
  } catch (error) {
    throw new EngineUnavailable(owner, error);
  }
}

import { type Endpoint, HEADER, type Owner, type RawInput } from '@pothik/contracts/platform';
import { EngineUnavailable } from '@pothik/engines';
import type { StatementSigner } from '../identity/statement-signer.js';
import { dataOf } from './call-answer.js';
import { type CallParts, callParts } from './call-parts.js';
import { contextHeaders } from './context-headers.js';
import { isDeclined } from './declined.rules.js';
import { Instances } from './instances.js';
import { type SentRequest, sendToInstance } from './send-to-instance.js';
import { type ServiceAnswer, ServiceCaller } from './service-caller.js';

/** The time limit at each instance, including the connection. */
const ANSWER_WITHIN_MS = 5_000;

/** Calls distributed services over HTTP, each at its addresses (`AUTH_URL` and so on). */
export class HttpServiceCaller extends ServiceCaller {
  private readonly instances: ReadonlyMap<string, Instances>;

  constructor(
    private readonly signer: StatementSigner,
    addresses: Readonly<Partial<Record<Owner, readonly string[]>>>,
  ) {
    super();
    this.instances = new Map(Object.entries(addresses).map(([owner, list]) => [owner, new Instances(list)]));
  }

  async exchange<E extends Endpoint>(
    endpoint: E,
    input: RawInput<E>,
    further: Readonly<Record<string, string>> = {},
  ): Promise<ServiceAnswer<E>> {
    const instances = this.instances.get(endpoint.owner);
    if (instances === undefined) throw new Error(`This service does not say that it calls ${endpoint.owner}.`);
    const parts = callParts(endpoint, input as object);
    const headers = { ...further, ...(await this.headersFor(endpoint.owner, parts)) };
    const { status, text, setCookies } = await sendToInstance(instances, sentRequest(parts), (address) =>
      ask(new URL(parts.url, address), headers, parts),
    ).catch((error: unknown) => {
      throw new EngineUnavailable(endpoint.owner, error);
    });
    return { data: dataOf(endpoint, status, parsed(text, endpoint.owner)), setCookies };
  }

  /** Stops the health checks of instances that are skipped. */
  close(): void {
    for (const instances of this.instances.values()) instances.close();
  }

  private async headersFor(owner: Owner, { body }: CallParts): Promise<Record<string, string>> {
    return {
      [HEADER.statement]: await this.signer.signService(owner),
      ...contextHeaders(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
  }
}

/** Services send no idempotency key: their commands are retried only when no instance can have received them. */
const sentRequest = ({ method }: CallParts): SentRequest => ({
  method,
  isKeyed: false,
  isWhole: () => true,
  isAwaited: () => true,
});

async function ask(url: URL, headers: Record<string, string>, { method, body }: CallParts) {
  const response = await fetch(url, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
    // A service never redirects another: followed, it would carry our statement elsewhere.
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  const { status, headers: answered } = response;
  const setCookies = answered.getSetCookie();
  return {
    status,
    isDeclined: isDeclined(status, Object.fromEntries(answered)),
    text: await response.text(),
    setCookies,
  };
}

function parsed(text: string, owner: Owner): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new EngineUnavailable(owner, error);
  }
}

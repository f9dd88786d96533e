import { API_PREFIX, type Endpoint, HEADER } from '@pothik/contracts/platform';
import { type Attempt, BROKEN } from './attempt.rules.js';
import type { CookieJar } from './cookie-jar.js';

/** Longer than a gateway's timeout for an owner. */
const ANSWER_WITHIN_MS = 35_000;

export type Values = Readonly<Record<string, unknown>>;

interface Exchange {
  url: string;
  endpoint: Endpoint;
  input: Values;
  cookies: CookieJar;
  /** The command's `Idempotency-Key`; reads have none. */
  key?: string | undefined;
  /** Gives it up. */
  signal: AbortSignal;
}

/** Sends one declared call once and returns the outcome; it never throws. */
export async function exchange({ url, endpoint, input, cookies, key, signal }: Exchange): Promise<Attempt> {
  const names = new Set([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name as string));
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !names.has(name)));
  const reads = endpoint.method === 'GET';
  const query = reads ? `?${new URLSearchParams(rest as Record<string, string>)}` : '';
  try {
    const response = await fetch(`${url}${API_PREFIX}${path}${query}`, {
      method: endpoint.method,
      headers: {
        cookie: cookies.header,
        ...(reads ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { [HEADER.idempotencyKey]: key }),
      },
      ...(reads ? {} : { body: JSON.stringify(rest) }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
    });
    const text = await response.text();
    cookies.store(response);
    return attemptOf(response, text);
  } catch (error) {
    return { status: BROKEN, code: reasonOf(error), message: '', requestId: '', retryAfterMs: 0, data: undefined };
  }
}

function attemptOf(response: Response, text: string): Attempt {
  const body = parsed(text);
  return {
    status: response.status,
    code: body.code ?? '',
    message: body.message ?? text.slice(0, 200),
    requestId: body.requestId ?? '',
    retryAfterMs: Number(response.headers.get('retry-after') ?? 0) * 1000,
    data: body.data,
  };
}

interface Envelope {
  code?: string;
  message?: string;
  requestId?: string;
  data?: unknown;
}

/** The envelope; {} for an answer that is not JSON. */
function parsed(text: string): Envelope {
  try {
    return (JSON.parse(text) ?? {}) as Envelope;
  } catch {
    return {};
  }
}

function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code ?? (error as Error).name;
}

import type { Data, Endpoint, RawInput, Refusal } from '@pothik/contracts/platform';

export interface Answer<Body = unknown> {
  status: number;
  headers: Headers;
  body: Body;
}

/** A program with a cookie jar that calls the gateway: no Origin header, no browser. */
export class Visitor {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly url: string) {}

  /** Sends any request to any path and returns the answer. */
  async send(
    method: string,
    path: string,
    init: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const isJson = init.body !== undefined && typeof init.body !== 'string' && !(init.body instanceof FormData);
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        cookie: this.cookieHeader(),
        ...(isJson ? { 'content-type': 'application/json' } : {}),
        ...init.headers,
      },
      body: isJson ? JSON.stringify(init.body) : (init.body as string | FormData | undefined),
    });
    this.keepCookies(response);
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? undefined : parsed(text) };
  }

  /** Makes a declared call and returns its envelope, success or refusal. */
  async ask<E extends Endpoint>(endpoint: E, input: RawInput<E>, headers: Record<string, string> = {}) {
    const fields: Record<string, unknown> = { ...(input as object) };
    const path = endpoint.path.replace(/:(\w+)/g, (_whole, name: string) => {
      const value = String(fields[name]);
      delete fields[name];
      return encodeURIComponent(value);
    });
    const reads = endpoint.method === 'GET';
    const query = reads ? `?${new URLSearchParams(fields as Record<string, string>)}` : '';
    const body = reads ? undefined : fields;
    const answer = await this.send(endpoint.method, `/api/v1${path}${query}`, { body, headers });
    return answer as Answer<Partial<Refusal> & { message: string; data: Data<E> }>;
  }

  /** Makes a call that must succeed. @throws Error with the refusal */
  async call<E extends Endpoint>(
    endpoint: E,
    input: RawInput<E>,
    headers: Record<string, string> = {},
  ): Promise<Data<E>> {
    const { status, body } = await this.ask(endpoint, input, headers);
    if (status >= 300) throw new Error(`${endpoint.method} ${endpoint.path}: ${status} ${JSON.stringify(body)}`);
    return body.data;
  }

  /** Opens a response that does not end by itself: a stream of events. */
  open(path: string, signal: AbortSignal): Promise<Response> {
    return fetch(`${this.url}${path}`, { headers: { cookie: this.cookieHeader() }, signal });
  }

  /** The cookies as a request sends them. */
  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private keepCookies(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (value === '' || /max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

interface Answered {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the answers of many calls.
  data: any;
}

/** A program that knows the specification's calls alone: it keeps cookies, and sends neither Origin nor headers of ours. */
export class OutsideClient {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly port: number) {}

  get cookieNames(): string[] {
    return [...this.cookies.keys()].sort();
  }

  async call(method: string, path: string, body?: object): Promise<Answered> {
    const response = await this.send(method, path, body);
    for (const line of response.headers['set-cookie'] ?? []) this.keep(line);
    const answer = JSON.parse(await text(response));
    return { status: response.statusCode ?? 0, data: answer.data };
  }

  /** Makes a call whose answer never arrives: nothing of it is kept. */
  async lose(method: string, path: string): Promise<void> {
    (await this.send(method, path)).destroy();
  }

  private async send(method: string, path: string, body?: object): Promise<IncomingMessage> {
    const headers = {
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const outgoing = request({ host: '127.0.0.1', port: this.port, path: `/api/v1${path}`, method, headers });
    outgoing.end(body === undefined ? undefined : JSON.stringify(body));
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
    return response;
  }

  private keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

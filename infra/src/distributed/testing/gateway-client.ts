import { once } from 'node:events';
import { type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { notificationHttp } from '@pothik/contracts/notification';
import { API_PREFIX, type Endpoint } from '@pothik/contracts/platform';
import type { RunningService } from '@pothik/service-kit/host';

interface Answered {
  status: number;
  body: { code?: string; data?: { role?: string } };
}

/** A browser's calls to a gateway that listens on a port, with their cookies. */
export class GatewayClient {
  private constructor(
    readonly port: number,
    readonly cookies = new Map<string, string>(),
  ) {}

  static async of({ app }: RunningService): Promise<GatewayClient> {
    await app.listen(0, '127.0.0.1');
    return new GatewayClient(((app.getHttpServer() as Server).address() as AddressInfo).port);
  }

  /** The same gateway, called with the cookies of another browser. */
  withCookies(cookies: Map<string, string>): GatewayClient {
    return new GatewayClient(this.port, cookies);
  }

  async call(endpoint: Endpoint, input?: object): Promise<Answered> {
    const response = await this.open(endpoint, input);
    return { status: response.statusCode ?? 0, body: JSON.parse(await text(response)) as Answered['body'] };
  }

  /** Resolves with the head of the answer; stores the cookies it sets. */
  async open({ method, path }: Endpoint, input?: object): Promise<IncomingMessage> {
    const headers = {
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      origin: 'https://pothik.test',
      ...(input === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const outgoing = request({ host: '127.0.0.1', port: this.port, path: `${API_PREFIX}${path}`, method, headers });
    outgoing.end(input === undefined ? undefined : JSON.stringify(input));
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
    for (const line of response.headers['set-cookie'] ?? []) this.store(line);
    return response;
  }

  private store(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** A person's open stream. */
export class OpenStream {
  private read = '';
  private ended = false;

  private constructor(private readonly response: IncomingMessage) {
    response.setEncoding('utf8').on('data', (piece: string) => {
      this.read += piece;
    });
    response.on('close', () => {
      this.ended = true;
    });
  }

  /** Opens the stream and waits for its current position: later notifications arrive on it. */
  static async at(gateway: GatewayClient): Promise<OpenStream> {
    const stream = new OpenStream(await gateway.open(notificationHttp.stream));
    await stream.until(() => stream.read.includes('id: '));
    return stream;
  }

  get isEnded(): boolean {
    return this.ended;
  }

  untilEnded(): Promise<string> {
    return this.until(() => this.ended);
  }

  close(): void {
    this.response.destroy();
  }

  private async until(isReached: () => boolean): Promise<string> {
    while (!isReached()) {
      if (this.ended) throw new Error(`The stream ended after ${this.read}`);
      await Promise.race([once(this.response, 'data'), once(this.response, 'close')]);
    }
    return this.read;
  }
}

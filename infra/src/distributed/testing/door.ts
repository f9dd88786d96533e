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

/** A gateway with a port, and the cookies of the browser before it. */
export class Door {
  readonly cookies = new Map<string, string>();

  private constructor(readonly port: number) {}

  static async of({ app }: RunningService): Promise<Door> {
    await app.listen(0, '127.0.0.1');
    return new Door(((app.getHttpServer() as Server).address() as AddressInfo).port);
  }

  async call(endpoint: Endpoint, input?: object): Promise<Answered> {
    const response = await this.open(endpoint, input);
    return { status: response.statusCode ?? 0, body: JSON.parse(await text(response)) as Answered['body'] };
  }

  /** Resolves with the answer's head; what it sets is kept. */
  async open({ method, path }: Endpoint, input?: object): Promise<IncomingMessage> {
    const headers = {
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      origin: 'https://pothik.test',
      ...(input === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const outgoing = request({ host: '127.0.0.1', port: this.port, path: `${API_PREFIX}${path}`, method, headers });
    outgoing.end(input === undefined ? undefined : JSON.stringify(input));
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
    for (const line of response.headers['set-cookie'] ?? []) this.keep(line);
    return response;
  }

  private keep(line: string): void {
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

  /** Open, and told where the feed ends: whatever comes from now on is heard. */
  static async at(door: Door): Promise<OpenStream> {
    const stream = new OpenStream(await door.open(notificationHttp.stream));
    await stream.until(() => stream.read.includes('id: '));
    return stream;
  }

  get isEnded(): boolean {
    return this.ended;
  }

  untilEntries(count: number): Promise<string> {
    return this.until(() => this.read.split('event: entry\n').length > count);
  }

  untilEnded(): Promise<string> {
    return this.until(() => this.ended);
  }

  leave(): void {
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

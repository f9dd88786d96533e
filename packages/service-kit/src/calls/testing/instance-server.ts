import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A request that an instance received. */
export interface ReceivedRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

type Handle = (request: ReceivedRequest, response: ServerResponse) => void;

/** An instance of any owner that a test starts and stops; it stores the requests that it received. */
export class InstanceServer {
  /** All requests that arrived completely, except health checks. */
  readonly received: ReceivedRequest[] = [];
  /** Handles a request; by default it answers 200. */
  handle: Handle = (_request, response) => answerWith(response, 200, { success: true, message: 'Done', data: null });
  /** Whether it answers `GET /health/live`. */
  isAlive = true;
  private readonly happened = new EventEmitter();
  private server!: Server;
  private port = 0;

  static async start(): Promise<InstanceServer> {
    const instance = new InstanceServer();
    await instance.come();
    return instance;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Listens, on the same port as before. */
  async come(): Promise<void> {
    this.server = createServer((request, response) => void this.take(request, response));
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
  }

  /** Ends like a killed process: running requests get no response. */
  async die(): Promise<void> {
    if (!this.server.listening) return;
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }

  /** Resolves with the next request that arrives completely. */
  async next(): Promise<ReceivedRequest> {
    const [request] = (await once(this.happened, 'received')) as [ReceivedRequest];
    return request;
  }

  /** Resolves when the next bytes of a body arrive. */
  async nextBytes(): Promise<void> {
    await once(this.happened, 'bytes');
  }

  /** Resolves when the next incomplete request breaks off. */
  async nextBroken(): Promise<void> {
    await once(this.happened, 'broken');
  }

  /** Resolves at the next health check. */
  async nextHealth(): Promise<void> {
    await once(this.happened, 'health');
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    if (url === '/health/live') {
      this.happened.emit('health');
      if (this.isAlive) answerWith(response, 200, { live: true });
      return;
    }
    try {
      const body = await buffer(request.on('data', () => this.happened.emit('bytes')));
      const received = { method, url, headers, body };
      this.received.push(received);
      this.handle(received, response);
      this.happened.emit('received', received);
    } catch {
      // The client has disconnected, or this instance has died, as a test wants.
      this.happened.emit('broken');
    }
  }
}

/** Sends a JSON response. */
export function answerWith(response: ServerResponse, status: number, body: object, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

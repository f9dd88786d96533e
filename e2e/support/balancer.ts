import { once } from 'node:events';
import { type ClientRequest, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { freePort } from './platform.js';

const LOOKED_AT_EVERY_MS = 100;
const ANSWER_WITHIN_MS = 3_000;

/**
 * An entrance before several gateways: every request goes to the next one, so a page and its files come from different
 * gateways. It sends nothing to one whose `/health/ready` was not 200, or that it is told is about to end, and repeats nothing.
 */
export class Balancer {
  /** Requests that no gateway answered, one line for each. */
  readonly broken: string[] = [];
  private targets: readonly number[] = [];
  private readonly ready = new Set<number>();
  private readonly ending = new Set<number>();
  private readonly server = createServer((asked, answer) => this.pass(asked, answer));
  private timer: NodeJS.Timeout | undefined;
  private turn = 0;

  private constructor(private readonly port: number) {}

  /** Listens on a free port; until `serve` it answers 503. */
  static async open(): Promise<Balancer> {
    const balancer = new Balancer(await freePort());
    balancer.server.listen(balancer.port, '127.0.0.1');
    await once(balancer.server, 'listening');
    return balancer;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** Forwards to the gateways at these ports of loopback that are ready; resolves when each was looked at. */
  async serve(ports: readonly number[]): Promise<void> {
    this.targets = ports;
    await this.look();
  }

  /** Looks at every gateway again and again, until it is closed. */
  watch(): void {
    this.timer = setInterval(() => void this.look(), LOOKED_AT_EVERY_MS);
  }

  /** Sends nothing more to a gateway that is about to end, as a cluster does before it stops a pod. */
  takeOut(port: number): void {
    this.ending.add(port);
  }

  /** Sends to it again, once it is ready. */
  restore(port: number): void {
    this.ready.delete(port);
    this.ending.delete(port);
  }

  /** Whether it gets requests. */
  isServing(port: number): boolean {
    return this.ready.has(port) && !this.ending.has(port);
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async look(): Promise<void> {
    await Promise.all(
      this.targets.map(async (port) => ((await isReady(port)) ? this.ready.add(port) : this.ready.delete(port))),
    );
  }

  private pass(asked: IncomingMessage, answer: ServerResponse): void {
    const open = this.targets.filter((port) => this.isServing(port));
    const port = open[this.turn % open.length];
    this.turn += 1;
    const fail = (reason: string) => this.fail(`${asked.method} ${asked.url} at ${port}: ${reason}`, answer);
    if (port === undefined) {
      fail('no gateway is ready');
      return;
    }
    // A connection of its own for each request: a kept one may be closed by a gateway that ends.
    const { method, url: path, headers } = asked;
    const passed = request({ host: '127.0.0.1', port, method, path, headers, agent: false });
    passed.once('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.once('error', () => answer.destroy());
      response.pipe(answer);
    });
    passed.once('error', (error) => fail(error.message));
    endWithReader(passed, answer);
    asked.pipe(passed);
  }

  private fail(line: string, answer: ServerResponse): void {
    if (answer.destroyed) return;
    this.broken.push(line);
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(502).end();
  }
}

/** A reader who leaves ends the request at the gateway too. */
function endWithReader(passed: ClientRequest, answer: ServerResponse): void {
  answer.once('close', () => passed.destroy());
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).then(
    async (response) => {
      await response.body?.cancel();
      return response.status === 200;
    },
    () => false,
  );

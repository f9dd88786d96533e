import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Endpoint, HEADER, type RawInput } from '@pothik/contracts/platform';
import { callParts } from '../calls/call-parts.js';
import type { Person } from '../identity/caller.js';
import type { RunningService } from '../start/start-service.js';
import type { TestPlatform } from './test-platform.js';

interface OpenOptions<E extends Endpoint> {
  input?: RawInput<E>;
  as: Person;
  headers?: Record<string, string>;
}

/** A service at a port, as the gateway forwards requests: for answers that are read slowly, break off, or are left. */
export class ServedService {
  private constructor(
    private readonly platform: TestPlatform,
    private readonly server: Server,
  ) {}

  /** @param service one of several instances; without it the first one of the platform */
  static async open(platform: TestPlatform, { app }: RunningService): Promise<ServedService> {
    const inner = app.getHttpServer() as Server;
    const server = createServer((incoming, outgoing) => inner.emit('request', incoming, outgoing));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new ServedService(platform, server);
  }

  /** Makes a GET and resolves with the head of its answer, whose body has not been read yet. */
  async get<E extends Endpoint>(endpoint: E, { input, as, headers = {} }: OpenOptions<E>): Promise<IncomingMessage> {
    const { port } = this.server.address() as AddressInfo;
    const { url } = callParts(endpoint, (input ?? {}) as object);
    const sent = { [HEADER.statement]: await this.platform.statement(as, endpoint.owner), ...headers };
    return new Promise((resolve, reject) => {
      const options = { headers: sent, agent: false };
      request(`http://127.0.0.1:${port}${url}`, options, resolve).on('error', reject).end();
    });
  }

  /** Reads a CSV file to its end; its lines are without the mark of UTF-8. */
  async csv<E extends Endpoint>(endpoint: E, options: OpenOptions<E>) {
    const answer = await this.get(endpoint, options);
    const lines = (await text(answer)).trim().split('\r\n');
    return { type: answer.headers['content-type'], name: answer.headers['content-disposition'], lines };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

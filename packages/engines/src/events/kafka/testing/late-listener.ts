import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** An address without a listener until `listen` is called; from then on it forwards to another one. */
export class LateListener {
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((socket) => this.forward(socket));
  private port = 0;

  private constructor(private readonly target: string) {}

  static async reserve(target: string): Promise<LateListener> {
    const listener = new LateListener(target);
    await listener.listen();
    await listener.close();
    return listener;
  }

  get address(): string {
    return `127.0.0.1:${this.port}`;
  }

  async listen(): Promise<void> {
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('The listener has no port');
    this.port = address.port;
  }

  async close(): Promise<void> {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await once(this.server, 'close');
  }

  private forward(socket: Socket): void {
    const [host, port] = this.target.split(':');
    const onward = connect(Number(port), host);
    for (const [from, to] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      this.sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => this.sockets.delete(from));
    }
  }
}

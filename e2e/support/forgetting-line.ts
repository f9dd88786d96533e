import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from './platform.js';

/**
 * A line to the platform that forgets its sockets without a word, as a phone's network does: they stay open, and what is written into them
 * is lost, for ever. While it is away, a new socket hangs.
 */
export class ForgettingLine {
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((near) => this.accept(near));
  private port = 0;
  private target = 0;
  private isAway = false;
  private losing: { path: string; lost: () => void } | undefined;

  /** Where the platform is reached through it. */
  get url(): string {
    return `http://localhost:${this.port}`;
  }

  async open(): Promise<void> {
    this.port = await freePort();
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  /** Leads to the platform at this port of loopback. */
  leadTo(port: number): void {
    this.target = port;
  }

  /** Forgets every socket there is, and hangs new ones until `comeBack`. */
  forget(): void {
    this.isAway = true;
    for (const socket of this.sockets) swallow(socket);
  }

  comeBack(): void {
    this.isAway = false;
  }

  /** Throws the answer to the next request for a path away, with its socket; the request arrives. Resolves when it has passed. */
  loseAnswer(path: string): Promise<void> {
    return new Promise((lost) => {
      this.losing = { path, lost };
    });
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private accept(near: Socket): void {
    this.hold(near);
    if (this.isAway) {
      swallow(near);
      return;
    }
    const far = connect(this.target, '127.0.0.1');
    this.hold(far);
    near.on('data', (request: Buffer) => {
      if (this.losing === undefined || !request.includes(this.losing.path)) return;
      swallow(far);
      this.losing.lost();
      this.losing = undefined;
    });
    near.pipe(far).pipe(near);
    const closeBoth = () => {
      near.destroy();
      far.destroy();
    };
    near.on('close', closeBoth);
    far.on('close', closeBoth);
  }

  private hold(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.sockets.delete(socket));
  }
}

/** Neither side learns anything more of the other, not even its end. */
function swallow(socket: Socket): void {
  socket.unpipe();
  socket.removeAllListeners('end');
  socket.removeAllListeners('close');
  socket.resume();
}

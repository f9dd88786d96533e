import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from './platform.js';

/** A line to the platform that can be cut, as Chromium's emulation of being offline does not hold for workers. */
export class Wire {
  private readonly ends = new Set<Socket>();
  private port = 0;
  private target = 0;
  private server = createServer();

  /** Where the platform is reached through it. */
  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** Takes a port; nothing answers there until `mend`. */
  async open(): Promise<void> {
    this.port = await freePort();
  }

  /** Leads to the platform at this port of loopback. */
  leadTo(port: number): Promise<void> {
    this.target = port;
    return this.mend();
  }

  /** From now on connections are refused, and those there are end. */
  async cut(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    for (const end of this.ends) end.destroy();
    await closed;
  }

  async mend(): Promise<void> {
    this.server = createServer((near) => this.join(near, connect(this.target, '127.0.0.1')));
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  private join(near: Socket, far: Socket): void {
    const pair = [near, far];
    for (const end of pair) {
      this.ends.add(end);
      // Whatever breaks one end breaks the other: each reader sees it as its own lost connection.
      end.on('error', () => end.destroy());
      end.on('close', () => {
        this.ends.delete(end);
        for (const other of pair) other.destroy();
      });
    }
    near.pipe(far).pipe(near);
  }
}

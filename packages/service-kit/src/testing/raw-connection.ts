import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection whose bytes the test writes itself: a client of HTTP would hide slow and unfinished requests. */
export class RawConnection {
  private text = '';
  /** Resolves when the connection has ended. */
  readonly closed: Promise<void>;

  private constructor(private readonly socket: Socket) {
    socket.setNoDelay(true);
    socket.on('data', (bytes: Buffer) => {
      this.text += bytes.toString('latin1');
    });
    // A reset by the server is an end like any other.
    socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => socket.once('close', () => resolve()));
  }

  static async open(port: number): Promise<RawConnection> {
    const socket = connect(port, '127.0.0.1');
    const connection = new RawConnection(socket);
    await once(socket, 'connect');
    return connection;
  }

  get isOpen(): boolean {
    return !this.socket.destroyed && !this.socket.readableEnded;
  }

  /** What has arrived up to now. */
  get received(): string {
    return this.text;
  }

  write(text: string | Buffer): void {
    this.socket.write(text);
  }

  /** Writes a request's head, with these headers beside Host. */
  head(method: string, path: string, headers: Readonly<Record<string, string>>): void {
    const lines = Object.entries({ host: 'pothik.test', ...headers }).map(([name, value]) => `${name}: ${value}`);
    this.write([`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
  }

  chunk(bytes: string | Buffer): void {
    this.write(`${Buffer.byteLength(bytes).toString(16)}\r\n`);
    this.write(bytes);
    this.write('\r\n');
  }

  /** Sends chunks of these bytes for as long as the server reads; resolves when the connection has ended. */
  async chunkForEver(bytes: Buffer): Promise<void> {
    while (this.isOpen) {
      this.chunk(bytes);
      if (this.socket.writableNeedDrain) await Promise.race([once(this.socket, 'drain').catch(() => []), this.closed]);
    }
  }

  /** Resolves with everything received once it contains the text; rejects when the connection ends without it. */
  async until(text: string): Promise<string> {
    while (!this.text.includes(text)) {
      if (!this.isOpen) throw new Error(`The connection ended without "${text}": ${this.text}`);
      await Promise.race([once(this.socket, 'data').catch(() => []), this.closed]);
    }
    return this.text;
  }

  close(): void {
    this.socket.destroy();
  }
}

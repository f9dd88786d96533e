import net from 'node:net';
import type { Engine } from '../engine.js';
import { Connection } from './connection.js';

export interface WireServer {
  /** 0 on a socket. */
  port: number;
  /** Accepts no new connection, ends the open ones. */
  close(): Promise<void>;
}

/** Listens for MongoDB drivers: on a port of a host, or on the path of a Unix socket. */
export function listen(engine: Engine, where: { host: string; port: number } | { path: string }): Promise<WireServer> {
  const sockets = new Set<net.Socket>();
  // The answer to a message that a client sent before it ended its side still reaches it.
  const server = net.createServer({ allowHalfOpen: true }, (socket) => {
    socket.setNoDelay(true);
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    // A broken connection affects only this client.
    socket.on('error', () => socket.destroy());
    new Connection(engine, socket);
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) {
        socket.destroySoon();
      }
    });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(where, () => {
      const address = server.address();
      resolve({ port: typeof address === 'object' && address !== null ? address.port : 0, close });
    });
  });
}

import net from 'node:net';
import { LARGEST_MESSAGE } from '../commands/handshake.js';
import type { Engine } from '../engine.js';
import { errorReply } from '../values/errors.js';
import { frames, ProtocolError } from './frames.js';
import { OP_MSG, OP_QUERY, OP_REPLY, readMessage, readQuery } from './message.js';
import { replyBytes } from './reply-bytes.js';

const LARGEST_FRAME = LARGEST_MESSAGE + 16 * 1024;

/** The answer to one message; undefined when the client does not wait for one. */
async function answer(engine: Engine, message: Buffer): Promise<Buffer | undefined> {
  const requestId = message.readInt32LE(4);
  const operation = message.readInt32LE(12);
  if (operation !== OP_MSG && operation !== OP_QUERY) {
    throw new ProtocolError(`operation ${operation}`);
  }
  const replyOperation = operation === OP_MSG ? OP_MSG : OP_REPLY;
  try {
    const { command, silent } = operation === OP_MSG ? readMessage(message) : readQuery(message);
    const reply = await engine.run(command);
    return silent ? undefined : replyBytes(reply, requestId, replyOperation);
  } catch (error) {
    return replyBytes(errorReply(error), requestId, replyOperation);
  }
}

/** Serves one connection, one message after the other: a slow client delays no other and uses no additional memory. */
async function serveConnection(engine: Engine, socket: net.Socket): Promise<void> {
  for await (const message of frames(socket, LARGEST_FRAME)) {
    const reply = await answer(engine, message);
    if (reply && !socket.write(reply)) {
      await new Promise<void>((resolve) => {
        socket.once('drain', resolve);
        socket.once('close', resolve);
      });
    }
  }
}

export interface WireServer {
  /** 0 on a socket. */
  port: number;
  /** Accepts no new connection, ends the open ones. */
  close(): Promise<void>;
}

/** Listens for MongoDB drivers: on a port of a host, or on the path of a Unix socket. */
export function listen(engine: Engine, where: { host: string; port: number } | { path: string }): Promise<WireServer> {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    socket.setNoDelay(true);
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    // A broken connection or protocol affects only this client.
    serveConnection(engine, socket).catch(() => socket.destroy());
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

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** A local socket that answers while its process lives: the system closes it, however the process ends. */
export interface LivenessSocket {
  /** The path of the socket: relative when it is in the folder of the lock file. */
  address: string;
  end(): void;
}

// macOS has the shortest limit: 104 bytes including the terminating zero.
const LONGEST_PATH = 103;
const NOT_LISTENING = new Set(['ENOENT', 'ECONNREFUSED', 'ENOTSOCK']);
const codeOf = (error: unknown) => String((error as NodeJS.ErrnoException).code);

/** Candidates: beside the file; if the path is too long or the disk supports no sockets, in the temporary folder. */
function addressesFor(file: string): string[] {
  const name = path.basename(file);
  if (process.platform === 'win32') return [`\\\\.\\pipe\\${name}.${randomUUID()}`];
  const beside = `${file}.${randomUUID().slice(0, 8)}`;
  const elsewhere = path.join(os.tmpdir(), `${name}.${randomUUID()}`);
  return Buffer.byteLength(beside) > LONGEST_PATH ? [elsewhere] : [beside, elsewhere];
}

async function listen(socketPath: string): Promise<net.Server> {
  const server = net.createServer((client) => client.destroy()).listen(socketPath);
  await once(server, 'listening');
  // The system has already connected the client; a failed accept is irrelevant.
  server.on('error', () => undefined);
  return server.unref();
}

/** Opens a socket that accepts connections until `end` or the end of this process. */
export async function openLivenessSocket(file: string): Promise<LivenessSocket> {
  let reason: unknown;
  for (const socketPath of addressesFor(file)) {
    try {
      const server = await listen(socketPath);
      const address = path.dirname(socketPath) === path.dirname(file) ? path.basename(socketPath) : socketPath;
      return { address, end: () => server.close() };
    } catch (error) {
      reason = error;
    }
  }
  throw new Error(`No local socket can be opened for ${file} (${codeOf(reason)}).`);
}

/** Whether the process that opened the socket still lives. */
export async function isAnswering(file: string, address: string): Promise<boolean> {
  if (address === '') return false;
  const client = net.connect(path.resolve(path.dirname(file), address));
  try {
    await once(client, 'connect');
    return true;
  } catch (error) {
    return !NOT_LISTENING.has(codeOf(error));
  } finally {
    client.destroy();
  }
}

/** Removes the socket file of a killed process. */
export function removeSocket(file: string, address: string): void {
  // Windows removes a pipe with its process.
  if (process.platform === 'win32') return;
  const socketPath = path.resolve(path.dirname(file), address);
  if (fs.lstatSync(socketPath, { throwIfNoEntry: false })?.isSocket()) fs.rmSync(socketPath, { force: true });
}

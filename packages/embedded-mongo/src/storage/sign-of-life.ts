import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** A local socket that answers while its process lives: the system closes it, however the process ends. */
export interface SignOfLife {
  /** A path: relative when it lies beside the file it was given for. */
  address: string;
  end(): void;
}

// The shortest limit of any system is macOS's: 104 bytes with the zero that ends the path.
const LONGEST_PATH = 103;
const NOBODY_ANSWERS = new Set(['ENOENT', 'ECONNREFUSED', 'ENOTSOCK']);
const codeOf = (error: unknown) => String((error as NodeJS.ErrnoException).code);

/** Beside the file; where its path is too long or its disk knows no sockets, among the temporary files. */
function placesFor(file: string): string[] {
  const name = path.basename(file);
  if (process.platform === 'win32') return [`\\\\.\\pipe\\${name}.${randomUUID()}`];
  const beside = `${file}.${randomUUID().slice(0, 8)}`;
  const elsewhere = path.join(os.tmpdir(), `${name}.${randomUUID()}`);
  return Buffer.byteLength(beside) > LONGEST_PATH ? [elsewhere] : [beside, elsewhere];
}

async function listen(place: string): Promise<net.Server> {
  const server = net.createServer((asker) => asker.destroy()).listen(place);
  await once(server, 'listening');
  // Whoever asks is connected by the system already; that we cannot accept it changes nothing.
  server.on('error', () => undefined);
  return server.unref();
}

/** Answers from now on, for as long as this process lives or until the end. */
export async function giveSignOfLife(file: string): Promise<SignOfLife> {
  let reason: unknown;
  for (const place of placesFor(file)) {
    try {
      const server = await listen(place);
      const address = path.dirname(place) === path.dirname(file) ? path.basename(place) : place;
      return { address, end: () => server.close() };
    } catch (error) {
      reason = error;
    }
  }
  throw new Error(`No local socket can be opened for ${file} (${codeOf(reason)}).`);
}

/** Whether the process that gave this address of its sign of life still lives. */
export async function isAnswered(file: string, address: string): Promise<boolean> {
  if (address === '') return false;
  const asker = net.connect(path.resolve(path.dirname(file), address));
  try {
    await once(asker, 'connect');
    return true;
  } catch (error) {
    return !NOBODY_ANSWERS.has(codeOf(error));
  } finally {
    asker.destroy();
  }
}

/** Removes what a process that was killed left of its sign of life. */
export function removeSign(file: string, address: string): void {
  // A pipe of Windows goes with its process.
  if (process.platform === 'win32') return;
  const place = path.resolve(path.dirname(file), address);
  if (fs.lstatSync(place, { throwIfNoEntry: false })?.isSocket()) fs.rmSync(place, { force: true });
}

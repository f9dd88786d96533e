import fs from 'node:fs';
import path from 'node:path';
import { Engine } from './engine.js';
import { lockDirectory } from './storage/directory-lock.js';
import { SqliteStore, type Synchronous } from './storage/sqlite-store.js';
import { listen } from './wire/server.js';

export interface EmbeddedMongoOptions {
  /** The data directory; created when missing, used by one process at a time. */
  directory: string;
  /** 0 chooses a free port. */
  port: number;
  /** A loopback address; 127.0.0.1 when not given. */
  host?: string;
  /** FULL (default): on disk before the answer. NORMAL: a power cut may take the last commits. */
  synchronous?: Synchronous;
  /** Pause between two sweeps for expired documents; 60 when not given. */
  ttlSeconds?: number;
  /** The largest size of the data file in bytes; writes beyond it are refused as on a full disk. */
  maximumBytes?: number;
}

export interface EmbeddedMongo {
  port: number;
  /** mongodb://host:port, for any driver. */
  url: string;
  /** Commits queued writes, ends connections and releases the directory. */
  close(): Promise<void>;
}

/** A server that cannot start; the message is one sentence for the person who started it. */
export class StartError extends Error {}

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
}

async function prepareDirectory(directory: string): Promise<() => void> {
  try {
    fs.mkdirSync(directory, { recursive: true });
    fs.accessSync(directory, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK);
  } catch (error) {
    throw new StartError(`The directory ${directory} is not writable (${reasonOf(error)}).`);
  }
  try {
    return await lockDirectory(directory);
  } catch (error) {
    throw new StartError((error as Error).message);
  }
}

function openEngine({ directory, synchronous = 'FULL', ttlSeconds = 60, maximumBytes }: EmbeddedMongoOptions): Engine {
  const file = path.join(directory, 'data.db');
  try {
    const store = new SqliteStore({ file, synchronous, maximumBytes });
    return new Engine({ store, ttlSeconds, report: (message) => console.error(`embedded-mongo: ${message}`) });
  } catch (error) {
    throw new StartError(`The data in ${directory} cannot be opened (${reasonOf(error)}).`);
  }
}

async function startListening(engine: Engine, host: string, port: number) {
  try {
    return await listen(engine, host, port);
  } catch (error) {
    const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    throw new StartError(
      taken
        ? `The port ${port} is already in use.`
        : `The server cannot listen on ${host}:${port} (${reasonOf(error)}).`,
    );
  }
}

/** Starts a MongoDB-compatible server on a directory. Throws StartError with one sentence when it cannot. */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const { host = '127.0.0.1', port } = options;
  if (!LOOPBACK.includes(host)) {
    throw new StartError(`The host ${host} is not a loopback address: the server has no passwords.`);
  }
  const undo: (() => void | Promise<void>)[] = [];
  const close = async () => {
    for (const step of undo.reverse().splice(0)) {
      await step();
    }
  };
  try {
    undo.push(await prepareDirectory(options.directory));
    const engine = openEngine(options);
    undo.push(() => engine.close());
    const server = await startListening(engine, host, port);
    undo.push(() => server.close());
    const name = host.includes(':') ? `[${host}]` : host;
    return { port: server.port, url: `mongodb://${name}:${server.port}`, close };
  } catch (error) {
    await close();
    throw error;
  }
}

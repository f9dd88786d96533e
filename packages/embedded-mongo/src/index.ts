import path from 'node:path';
import { Engine } from './engine.js';
import { lockDirectory } from './storage/directory-lock.js';
import { makePrivateDirectory } from './storage/private-directory.js';
import { SqliteStore, type Synchronous } from './storage/sqlite-store.js';
import { socketPlaces, socketUrl } from './wire/local-socket.js';
import { listen, type WireServer } from './wire/server.js';

export interface EmbeddedMongoOptions {
  /** The data directory; created when missing, used by one process at a time. */
  directory: string;
  /** 0 chooses a free port. Without a port the server listens on a socket for its owner alone; on Windows on a free port. */
  port?: number | undefined;
  /** The loopback address of the port; 127.0.0.1 when not given. */
  host?: string;
  /** FULL (default): on disk before the answer. NORMAL: a power cut may take the last commits. */
  synchronous?: Synchronous;
  /** Pause between two sweeps for expired documents; 60 when not given. */
  ttlSeconds?: number;
  /** The largest size of the data file in bytes; writes beyond it are refused as on a full disk. */
  maximumBytes?: number;
}

export interface EmbeddedMongo {
  /** 0 when it listens on a socket. */
  port: number;
  /** mongodb://host:port, or mongodb:// and the encoded path of the socket; for any driver. */
  url: string;
  /** Commits queued writes, ends connections and releases the directory. */
  close(): Promise<void>;
}

/** A server that cannot start; the message is one sentence for the person who started it. */
export class StartError extends Error {}

const DATA_FILE = 'data.db';
const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
}

async function prepareDirectory(directory: string): Promise<() => void> {
  try {
    makePrivateDirectory(directory, DATA_FILE);
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
  const file = path.join(directory, DATA_FILE);
  try {
    const store = new SqliteStore({ file, synchronous, maximumBytes });
    return new Engine({ store, ttlSeconds, report: (message) => console.error(`embedded-mongo: ${message}`) });
  } catch (error) {
    throw new StartError(`The data in ${directory} cannot be opened (${reasonOf(error)}).`);
  }
}

/** A server that listens, and its address. */
interface Listening {
  server: WireServer;
  url: string;
}

async function listenOnPort(engine: Engine, host: string, port: number): Promise<Listening> {
  try {
    const server = await listen(engine, { host, port });
    return { server, url: `mongodb://${host.includes(':') ? `[${host}]` : host}:${server.port}` };
  } catch (error) {
    const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    throw new StartError(
      taken
        ? `The port ${port} is already in use.`
        : `The server cannot listen on ${host}:${port} (${reasonOf(error)}).`,
    );
  }
}

async function listenOnSocket(engine: Engine, directory: string): Promise<Listening> {
  let reason: unknown;
  for (const place of socketPlaces(directory)) {
    try {
      const { port, close } = await listen(engine, { path: place.path });
      return { server: { port, close: () => close().then(place.remove) }, url: socketUrl(place.path) };
    } catch (error) {
      place.remove();
      reason = error;
    }
  }
  throw new StartError(`The server cannot listen on a socket (${reasonOf(reason)}).`);
}

/** Starts a MongoDB-compatible server on a directory. Throws StartError with one sentence when it cannot. */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const { directory, host = '127.0.0.1', port } = options;
  const isOnSocket = port === undefined && process.platform !== 'win32';
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
    undo.push(await prepareDirectory(directory));
    const engine = openEngine(options);
    undo.push(() => engine.close());
    const { server, url } = await (isOnSocket
      ? listenOnSocket(engine, directory)
      : listenOnPort(engine, host, port ?? 0));
    undo.push(() => server.close());
    return { port: server.port, url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

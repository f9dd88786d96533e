import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { StartRefusal } from '../refusals/start-refusal.js';
import { listeningArguments, readyAddress } from './database-address.rules.js';

const RESTARTS_PER_MINUTE = 5;
const MINUTE_MS = 60_000;

export interface DatabaseChild {
  url: string;
  /** The child's process id, which changes with a restart. */
  processId(): number | undefined;
  /** Stops the child and waits until it has ended. */
  stop(): Promise<void>;
}

export interface ChildOptions {
  /** What runs as the child. */
  program?: string;
  /** The operating system, as Node names it. */
  platform?: NodeJS.Platform;
}

/** One run of the child. */
interface Run {
  child: ChildProcess;
  /** Its address, once it listens. */
  ready: Promise<string>;
  /** Resolves with its last output when it has ended. */
  gone: Promise<string>;
}

/**
 * Runs the embedded database in its own process. The child ignores signals to the group and ends when this process's
 * pipe closes, however this process dies. A child that dies, also during a restart, is restarted at the same address.
 * @param onGivenUp called once when it died more than five times within a minute
 * @throws StartRefusal with the child's own sentence when its first start fails
 */
export async function startDatabaseChild(
  directory: string,
  onGivenUp: (reason: string) => void,
  { program = embeddedMongo(), platform = process.platform }: ChildOptions = {},
): Promise<DatabaseChild> {
  const deaths: number[] = [];
  let stopping = false;
  const begin = (former?: string) => run(program, ['--dir', directory, ...listeningArguments(platform, former)]);
  let current = begin();
  const url = await current.ready;

  const keepRunning = async (): Promise<void> => {
    for (;;) {
      const words = await current.gone;
      if (stopping) return;
      const now = Date.now();
      deaths.push(now);
      if (deaths.filter((at) => now - at < MINUTE_MS).length > RESTARTS_PER_MINUTE) {
        onGivenUp(`The database stopped more than five times within a minute. ${words}`.trim());
        return;
      }
      current = begin(url);
    }
  };
  void keepRunning();

  return {
    url,
    processId: () => current.child.pid,
    stop: async () => {
      stopping = true;
      current.child.stdin?.end();
      await current.gone;
    },
  };
}

const embeddedMongo = (): string =>
  path.join(path.dirname(createRequire(import.meta.url).resolve('@pothik/embedded-mongo')), 'main.js');

function run(program: string, options: readonly string[]): Run {
  const child = spawn(process.execPath, [program, ...options, '--parent-pipe'], { stdio: ['pipe', 'pipe', 'pipe'] });
  let words = '';
  child.stderr.on('data', (chunk) => {
    words = `${words}${chunk}`.slice(-2000);
  });
  const gone = new Promise<string>((resolve) => {
    child.once('close', () => resolve(words.trim()));
    // The process could not be created.
    child.once('error', (error) => resolve(error.message));
  });
  const ready = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = readyAddress(line);
      if (address !== undefined) resolve(address);
    });
    void gone.then((last) => reject(new StartRefusal(last || 'The database ended before it was ready.')));
  });
  // Only the first start is awaited: drivers reconnect to a later one by themselves.
  ready.catch(() => undefined);
  return { child, ready, gone };
}

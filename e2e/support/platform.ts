import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** Stories and screenshots are started in the repository's top folder. */
const START = path.resolve('infra', 'local', 'start.mjs');
const READY = 'Pothik is ready at ';

export interface PlatformOptions {
  /** Keep using a data directory that is there already. */
  directory?: string;
  port?: number;
  demonstration?: boolean;
  environment?: Record<string, string>;
}

/** The platform as `npm start` runs it, in a process of its own. */
export interface RunningPlatform {
  url: string;
  port: number;
  directory: string;
  process: ChildProcess;
  /** SIGTERM, and waits for the end; removes the data directory unless `keepData`. */
  stop(options?: { keepData?: boolean }): Promise<number | null>;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts the platform and waits for its ready line. @throws Error with its own words when it ends before */
export async function startPlatform(options: PlatformOptions = {}): Promise<RunningPlatform> {
  const directory = options.directory ?? mkdtempSync(path.join(os.tmpdir(), 'pothik-story-'));
  const port = options.port ?? (await freePort());
  const child = spawn(process.execPath, [START], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: directory,
      DEMO: options.demonstration ? 'on' : 'off',
      ...options.environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await readyLine(child);
  const stop = async ({ keepData = false } = {}): Promise<number | null> => {
    const ended = endOf(child);
    child.kill('SIGTERM');
    const code = await ended;
    if (!keepData) rmSync(directory, { recursive: true, force: true });
    return code;
  };
  return { url: `http://localhost:${port}`, port, directory, process: child, stop };
}

/** Resolves with the exit code once the process is gone. */
export function endOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)));
}

function readyLine(child: ChildProcess): Promise<void> {
  let words = '';
  const remember = (chunk: unknown) => {
    words = `${words}${chunk}`.slice(-4000);
  };
  child.stderr?.on('data', remember);
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The platform ended with ${code} before it was ready:\n${words}`)));
    if (!child.stdout) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      remember(`${line}\n`);
      if (line.startsWith(READY)) resolve();
    });
  });
}

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePorts } from '../../infra/src/distributed/free-ports.js';
import { DistributedControl } from './distributed-control.js';
import { endProcess } from './end-process.js';

/** Tests and screenshots are started in the repository's top folder. */
const START = path.resolve('infra', 'local', 'start.mjs');
const START_DISTRIBUTED = path.resolve('lab', 'engines', 'distributed.mjs');
/** The folder for test platforms' data, set by the lanes: in memory, where that exists. */
const TEST_DIRECTORY = process.env.TEST_DIRECTORY ?? os.tmpdir();
const MAILBOX = '/dev/mail.json';
const READY = 'Pothik is ready at ';
/** Rides of tests take seconds: they are checked only where a story sets the bounds. */
const UNJUDGED = { RIDE_SHORTEST_SECONDS: '0', RIDE_FASTEST_KMH: '0', RIDE_FARE_KMH: '0', TRACK_PICKUP_METRES: '0' };
/** Less than the hooks that start it may take: nobody would stop a platform that became ready after them. */
const READY_WITHIN_MS = 150_000;
const DISTRIBUTED_READY_WITHIN_MS = 240_000;
/** Gateways have 30 s, then services 30 s, then engines 10 s before they are killed. */
const STOP_WITHIN_MS = 100_000;

export interface PlatformOptions {
  /** An existing data directory to use. */
  directory?: string;
  port?: number;
  /** The demonstration people; `with seeded rides` also their month of rides, which takes some seconds. */
  demonstration?: boolean | 'with seeded rides';
  environment?: Record<string, string>;
  /** A channel by which the test sends messages to its process; the distributed platform always has one. */
  hasChannel?: boolean;
  /** Only when distributed: options of the command, such as `--instances 3`. */
  distributed?: string[];
}

/** The platform as `npm start` runs it, in one process; with PLATFORM=distributed, one per service and engine. */
export interface RunningPlatform {
  url: string;
  /** The mailbox as JSON: `?to=` selects one recipient. */
  mailUrl: string;
  port: number;
  directory: string;
  /** Only when distributed: controls its processes and engines. */
  control?: DistributedControl;
  process: ChildProcess;
  /**
   * SIGTERM, after 100 s SIGKILL, and waits for the exit; removes the data directory unless `keepData`.
   * @throws Error with its last output when it does not exit in order
   */
  stop(options?: { keepData?: boolean }): Promise<number | null>;
}

/** A free port that no outgoing connection takes before the platform listens. */
export async function freePort(): Promise<number> {
  const [port] = await freePorts(1);
  return port as number;
}

/** Starts the platform and waits for its ready line. @throws Error with its output when it exits before or takes too long; then it is stopped */
export async function startPlatform(options: PlatformOptions = {}): Promise<RunningPlatform> {
  const isDistributed = process.env.PLATFORM === 'distributed';
  const directory = options.directory ?? mkdtempSync(path.join(TEST_DIRECTORY, 'pothik-story-'));
  const port = options.port ?? (await freePort());
  const { hasChannel = isDistributed } = options;
  const child = spawn(process.execPath, isDistributed ? [START_DISTRIBUTED, ...(options.distributed ?? [])] : [START], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: directory,
      DEMO: demonstrationOf(options),
      ...UNJUDGED,
      ...options.environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', ...(hasChannel ? (['ipc'] as const) : [])],
  });
  const words = lastWordsOf(child);
  await readyLine(child, words, isDistributed ? DISTRIBUTED_READY_WITHIN_MS : READY_WITHIN_MS);
  const stop = async ({ keepData = false } = {}): Promise<number | null> => {
    const code = await endProcess(child, STOP_WITHIN_MS);
    if (code !== 0) throw new Error(`The platform ended with ${code} when it was stopped:\n${words()}`);
    if (!keepData) rmSync(directory, { recursive: true, force: true });
    return code;
  };
  const url = `http://localhost:${port}`;
  const base = { url, mailUrl: url + MAILBOX, port, directory, process: child, stop };
  return isDistributed ? { ...base, ...(await faceDistributed(child)) } : base;
}

async function faceDistributed(child: ChildProcess): Promise<Pick<RunningPlatform, 'mailUrl' | 'control'>> {
  const control = new DistributedControl(child);
  const { SMTP_INBOX_URL } = await control.addresses();
  return { control, mailUrl: SMTP_INBOX_URL + MAILBOX };
}

/** The value of the variable DEMO. */
const demonstrationOf = ({ demonstration }: PlatformOptions): string =>
  demonstration === 'with seeded rides' ? 'on' : demonstration ? 'people' : 'off';

/** Collects the last output of a process. */
function lastWordsOf({ stdout, stderr }: ChildProcess): () => string {
  let words = '';
  for (const stream of [stdout, stderr])
    stream?.on('data', (chunk) => {
      words = `${words}${chunk}`.slice(-4000);
    });
  return () => words;
}

async function readyLine(child: ChildProcess, words: () => string, withinMs: number): Promise<void> {
  let isLate = false;
  const impatience = setTimeout(() => {
    isLate = true;
    void endProcess(child, STOP_WITHIN_MS);
  }, withinMs);
  try {
    await untilReady(child, words);
  } catch (error) {
    throw isLate ? new Error(`The platform was not ready within ${withinMs} ms.`, { cause: error }) : error;
  } finally {
    clearTimeout(impatience);
  }
}

function untilReady(child: ChildProcess, words: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('close', (code) =>
      reject(new Error(`The platform ended with ${code} before it was ready:\n${words()}`)),
    );
    if (!child.stdout) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith(READY)) resolve();
    });
  });
}

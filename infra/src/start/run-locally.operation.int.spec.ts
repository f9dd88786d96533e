import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedMongo } from '@pothik/embedded-mongo';
import { MongoClient } from 'mongodb';
import { freePorts } from '../distributed/free-ports.js';

const TOP = path.resolve(__dirname, '..', '..', '..');
const SOURCE_HOOKS = path.join(TOP, 'packages', 'build-kit', 'swc-register.mjs');
const PROGRAM = "import { runLocally } from '@pothik/infra/start'; await runLocally(process.env);";
const ARGUMENTS = ['--conditions=source', '--import', SOURCE_HOOKS, '--input-type=module', '--eval', PROGRAM];
const PATIENCE_MS = 50_000;

let folder: string;
let program: ChildProcessByStdio<null, Readable, Readable>;
let ended: Promise<number | null>;
let said: string;
let complaints: string;

const inData = (...parts: string[]) => path.join(folder, 'data', ...parts);

/** The smallest web app that a gateway serves. */
function writeWeb(): string {
  const web = path.join(folder, 'web');
  const version = '0123456789ab';
  const shell = path.join(web, 'shell', version);
  mkdirSync(shell, { recursive: true });
  const files = { 'index.html': '', 'csp.json': '{"styleSources":[]}', 'area-scripts.json': '{"scripts":[]}' };
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(shell, name), content);
  writeFileSync(path.join(web, 'shell', 'versions.json'), JSON.stringify([version]));
  return web;
}

async function run(given: Record<string, string>): Promise<void> {
  const [port] = await freePorts(1);
  const own = { PATH: process.env.PATH ?? '', PORT: String(port), DATA_DIR: inData(), WEB_DIRECTORY: writeWeb() };
  program = spawn(process.execPath, ARGUMENTS, {
    cwd: TOP,
    env: { ...own, ...given },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  program.stdout.on('data', (chunk) => {
    said += chunk;
  });
  program.stderr.on('data', (chunk) => {
    complaints += chunk;
  });
  ended = once(program, 'close').then(([code]) => code);
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const patience = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > patience || program.exitCode !== null) throw new Error(`Timed out: ${said}${complaints}`);
    await pause(5);
  }
}

async function nowhere(): Promise<string> {
  const [port] = await freePorts(1);
  return `mongodb://127.0.0.1:${port}`;
}

beforeEach(() => {
  folder = mkdtempSync(path.join(process.env.TEST_DIRECTORY ?? os.tmpdir(), 'pothik-local-'));
  said = '';
  complaints = '';
});

afterEach(async () => {
  program.kill('SIGKILL');
  await ended;
  rmSync(folder, { recursive: true });
});

describe('the platform on this machine, stopped before it is ready', () => {
  const inOrder = async (signal: 'SIGINT' | 'SIGTERM') => {
    program.kill(signal);
    expect([await ended, complaints]).toEqual([0, '']);
    expect(existsSync(inData('platform.lock'))).toBe(false);
    expect(said).not.toContain('Pothik is ready');
  };

  it('as soon as it has locked its data directory: exits 0, and its next start continues the demonstration', async () => {
    await run({ MONGO_URL: await nowhere(), LOG_LEVEL: 'silent' });
    await until(() => existsSync(inData('platform.lock')));
    await inOrder('SIGINT');
    expect(existsSync(inData('demonstration.begun'))).toBe(true);
  });

  it('while its services wait for the database: exits 0', async () => {
    await run({ MONGO_URL: await nowhere() });
    await until(() => said.includes('the database is away'));
    await inOrder('SIGTERM');
  });

  it('while it seeds: exits 0', async () => {
    const directory = path.join(folder, 'server');
    const database = await startEmbeddedMongo({ directory, port: 0, synchronous: 'NORMAL' });
    const client = await MongoClient.connect(database.url);
    try {
      await run({ MONGO_URL: database.url });
      const accounts = client.db('pothik_auth').collection('accounts');
      await until(async () => (await accounts.countDocuments()) > 0);
      await inOrder('SIGTERM');
    } finally {
      await client.close();
      await database.close();
    }
  });
});

// By PUBLIC_URL it is another machine's too: local-configuration.spec.ts.
describe('the platform on any other HOST', () => {
  it('does not start where the demonstration was begun', async () => {
    mkdirSync(inData());
    writeFileSync(inData('demonstration.begun'), '');
    await run({ HOST: '0.0.0.0', MONGO_URL: await nowhere() });
    expect(await ended).toBe(1);
    expect(complaints).toBe(
      `The data directory ${inData()} holds the demonstration's people, whose password everybody knows: take another DATA_DIR, or a HOST and a PUBLIC_URL of this machine again.\n`,
    );
    expect(existsSync(inData('platform.lock'))).toBe(false);
  });

  it('starts there with DEV_SURFACE=on, and warns', async () => {
    mkdirSync(inData());
    writeFileSync(inData('demonstration.begun'), '');
    await run({ HOST: '0.0.0.0', DEV_SURFACE: 'on', MONGO_URL: await nowhere() });
    await until(() => said.includes('the database is away'));
    expect(complaints).toMatch(/^Warning: DEV_SURFACE=on .* HOST=0\.0\.0\.0\.\n$/);
  });
});

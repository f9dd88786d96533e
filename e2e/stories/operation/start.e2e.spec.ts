import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { OWNERS } from '@pothik/contracts/platform';
import { eventually } from '../../support/eventually.js';
import { freePort, type RunningPlatform, startPlatform } from '../../support/platform.js';
import { runToEnd } from '../../support/run-to-end.js';

const TOP = path.join(__dirname, '..', '..', '..');
const START = path.join(TOP, 'infra', 'local', 'start.mjs');

const sentences = (text: string): string[] => text.trim().split('\n');
const newDirectory = () => mkdtempSync(path.join(os.tmpdir(), 'pothik-start-'));

describe('each service alone, with no environment, names every missing key and exits 1', () => {
  const COMMON = ['REDIS_URL', 'PUBLIC_URL', 'STATEMENT_KEYS'];
  const STORES = ['MONGO_URL', 'KAFKA_BROKERS'];
  const OBJECTS = ['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'];
  const ADDRESSES = OWNERS.map((owner) => `${owner.toUpperCase()}_URL`);

  it.each([
    ['services/auth', [...COMMON, ...STORES, 'SESSION_KEYS', 'NOTIFICATION_URL']],
    ['services/user', [...COMMON, ...STORES, ...OBJECTS]],
    ['services/driver', [...COMMON, ...STORES, ...OBJECTS, 'RIDE_URL', 'FORMER_PROFILES_KEY']],
    ['services/ride', [...COMMON, ...STORES, 'AUTH_URL', 'DRIVER_URL', 'NOTIFICATION_URL']],
    ['services/notification', [...COMMON, ...STORES, 'SMTP_URL', 'SUPPORT_EMAIL', 'PUSH_KEYS', 'AUTH_URL']],
    ['gateway', [...COMMON, 'SESSION_KEYS', 'WEB_DIRECTORY', ...ADDRESSES]],
  ])('%s', async (folder, keys) => {
    const { code, errors } = await runToEnd([path.join(TOP, folder, 'dist', 'main.js')]);
    expect(code).toBe(1);
    const named = errors.trim().split('missing: ')[1]?.split(', ').sort();
    expect(named).toEqual([...keys].sort());
    expect(errors).not.toMatch(/\n\s+at /);
  });
});

describe('the platform explains in one clear sentence why it cannot start', () => {
  it('a taken port', async () => {
    const port = await freePort();
    const holder = createServer().listen(port, '127.0.0.1');
    const { code, errors } = await runToEnd([START], { PORT: String(port), DATA_DIR: newDirectory() });
    holder.close();
    expect(code).toBe(1);
    expect(sentences(errors)).toEqual([expect.stringContaining(`Port ${port} is already in use`)]);
  });

  it('invalid settings', async () => {
    const { code, errors } = await runToEnd([START], { PORT: 'many', RATE_LIMITS: 'perhaps' });
    expect(code).toBe(1);
    expect(sentences(errors)).toEqual(['These settings are not right: PORT, RATE_LIMITS.']);
  });

  it('a data directory that cannot be written', async () => {
    const { code, errors } = await runToEnd([START], { PORT: String(await freePort()), DATA_DIR: '/dev/null/pothik' });
    expect(code).toBe(1);
    expect(sentences(errors)).toEqual(['The data directory /dev/null/pothik cannot be written.']);
  });

  it('a Node version that is too old', async () => {
    const script = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.4' } });
      await import(${JSON.stringify(START)});`;
    const { code, errors } = await runToEnd(['--input-type=module', '-e', script]);
    expect(code).toBe(1);
    expect(sentences(errors)).toEqual(['Pothik needs Node 20.19+, 22.12+ or 24+, and this is Node 18.20.4.']);
  });
});

describe('npm start', () => {
  it('ended by SIGTERM leaves neither the platform nor its database running', async () => {
    const port = await freePort();
    const directory = newDirectory();
    const npm = spawn('npm', ['start'], {
      cwd: TOP,
      env: { ...process.env, PORT: String(port), DATA_DIR: directory, DEMO: 'off' },
      stdio: 'ignore',
    });
    const live = () => fetch(`http://localhost:${port}/health/live`);
    await eventually(async () => expect((await live()).status).toBe(200), 60_000);
    npm.kill('SIGTERM');
    await eventually(() => expect(live()).rejects.toThrow());
    // The lock is removed last, so the platform stopped in order.
    await eventually(async () => expect(existsSync(path.join(directory, 'platform.lock'))).toBe(false));
    rmSync(directory, { recursive: true, force: true });
  });
});

describe('a running platform', () => {
  let platform: RunningPlatform;

  beforeAll(async () => {
    platform = await startPlatform();
  });

  it('refuses a second one on its data directory', async () => {
    const environment = { PORT: String(await freePort()), DATA_DIR: platform.directory };
    const { code, errors } = await runToEnd([START], environment);
    expect(code).toBe(1);
    expect(sentences(errors)).toEqual([expect.stringContaining('is in use by another Pothik')]);
  });

  it('answers that it is live and ready', async () => {
    expect((await fetch(`${platform.url}/health/live`)).status).toBe(200);
    expect(await (await fetch(`${platform.url}/health/ready`)).json()).toMatchObject({ ready: true, down: [] });
  });

  it('documents every call', async () => {
    const document = (await (await fetch(`${platform.url}/api/openapi.json`)).json()) as { paths: object };
    expect(Object.keys(document.paths)).toContain('/api/v1/ride/book');
    expect((await fetch(`${platform.url}/api/docs`)).status).toBe(200);
  });

  it('has no demonstration people with DEMO=off', async () => {
    const body = JSON.stringify({ email: 'rider@pothik.test', password: 'Pothik#2026' });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${platform.url}/api/v1/auth/login`, { method: 'POST', headers, body });
    expect(response.status).toBe(404);
  });

  it('stops at SIGTERM with 0, leaves no process, and unlocks its data directory', async () => {
    expect(await platform.stop({ keepData: true })).toBe(0);
    const again = await startPlatform({ directory: platform.directory });
    await eventually(async () => expect((await fetch(`${again.url}/health/ready`)).status).toBe(200));
    expect(await again.stop()).toBe(0);
    rmSync(platform.directory, { recursive: true, force: true });
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const ROOT = path.join(__dirname, '..', '..');
const SOURCE_HOOKS = path.join(ROOT, 'packages', 'build-kit', 'swc-register.mjs');
const NEEDED = [
  'REDIS_URL',
  'PUBLIC_URL',
  'STATEMENT_KEYS',
  'AUTH_URL',
  'USER_URL',
  'DRIVER_URL',
  'RIDE_URL',
  'NOTIFICATION_URL',
  'SESSION_KEYS',
  'WEB_DIRECTORY',
];

async function runGateway(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--conditions=source', '--import', SOURCE_HOOKS, 'gateway/src/main.ts'], {
    cwd: ROOT,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { code, output };
}

describe('the gateway as a process', () => {
  it('names every missing setting in one line and exits 1', async () => {
    const { code, output } = await runGateway({});
    expect(output).toBe(`gateway cannot start; missing: ${NEEDED.join(', ')}\n`);
    expect(code).toBe(1);
  });

  it('names invalid settings without their values and exits 1', async () => {
    const given = Object.fromEntries(NEEDED.map((key) => [key, key.endsWith('_URL') ? 'http://127.0.0.1:1' : 'given']));
    const { code, output } = await runGateway({ ...given, AUTH_URL: 'nowhere', ALLOWED_ORIGINS: 'somewhere' });
    expect(output).toBe('gateway cannot start; not right: AUTH_URL, ALLOWED_ORIGINS\n');
    expect(code).toBe(1);
  });
});

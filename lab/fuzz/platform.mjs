import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { memoryFolder } from '../../infra/local/memory-folder.mjs';
import { inRoot } from '../../infra/local/paths.mjs';
import { freePort } from '../../infra/programs/ports.mjs';

const READY = 'Pothik is ready at ';
/** Of every demonstration account (README.md). */
const PASSWORD = 'Pothik#2026';

/**
 * Starts a platform with the demonstration people and without rate limits, which this machine alone reaches, on a data
 * directory of its own.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 * @throws {Error} when it ends before it is ready
 */
export async function startPlatform() {
  const directory = mkdtempSync(path.join(memoryFolder() ?? os.tmpdir(), 'pothik-fuzz-'));
  const port = await freePort();
  const child = spawn(process.execPath, [inRoot('infra', 'local', 'start.mjs')], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: directory,
      DEMO: 'people',
      RATE_LIMITS: 'off',
      // Refusals that are expected here are not worth a line each.
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(directory, { recursive: true, force: true });
  };
  const ready = new Promise((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => line.startsWith(READY) && resolve(true));
  });
  if ((await Promise.race([ready, ended])) !== true) {
    await stop();
    throw new Error('The platform ended before it was ready.');
  }
  return { url: `http://localhost:${port}`, stop };
}

/**
 * Logs in as a demonstration person.
 * @returns {Promise<string>} the value of the header Cookie
 * @throws {Error} when the log-in is refused
 */
export async function cookieOf(url, email) {
  const answer = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const [access] = answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('accessToken='));
  if (access === undefined) throw new Error(`The log-in of ${email} was answered ${answer.status}.`);
  return access.split(';')[0];
}

/** Whether the session of this cookie goes on. */
export async function isSignedIn(url, cookie) {
  return (await fetch(`${url}/api/v1/user/get-me`, { headers: { cookie } })).status === 200;
}

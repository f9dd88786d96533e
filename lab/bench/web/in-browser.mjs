import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { start, stop } from '../../../e2e/counted/programs.mjs';
import { startPlatform } from '../running/platform.mjs';

const REGISTER = new URL('../../../packages/build-kit/swc-register.mjs', import.meta.url).href;
const PROGRAM = fileURLToPath(new URL('browser.ts', import.meta.url));

/** Starts a Chromium, does the work, then closes it. @param {(ask: (task: string, given?: object) => Promise<any>) => unknown} work */
export async function inBrowser(work) {
  const { child, ended } = start('--import', [REGISTER, '-C', 'source', PROGRAM], { hasChannel: true });
  child.stdout.pipe(process.stdout);
  const ask = async (task, given = {}) => {
    child.send({ task, given });
    const [{ done, failed }] = await Promise.race([
      once(child, 'message'),
      ended.then(() => [{ failed: 'It ended.' }]),
    ]);
    if (failed !== undefined) throw new Error(`${task} in the browser: ${failed}`);
    return done;
  };
  try {
    return await work(ask);
  } finally {
    await ask('close');
    await ended;
  }
}

/** Starts a checkout's platform with its demonstration people, as a browser reaches it, does the work, then stops it. */
export async function inOpenPlatform(checkout, work) {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'pothik-bench-'));
  const environment = { DEMO: 'people', RATE_LIMITS: 'off' };
  const platform = await startPlatform(checkout, directory, { environment });
  try {
    const [url, mailUrl] = [platform.url, platform.mailUrl].map((address) => address.replace('127.0.0.1', 'localhost'));
    return await work({ ...checkout, url, mailUrl });
  } finally {
    await stop(platform);
    rmSync(directory, { recursive: true, force: true });
  }
}

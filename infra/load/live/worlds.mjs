import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { inRoot } from '../../local/paths.mjs';
import { freePort } from '../free-port.mjs';

const READY = 'Pothik is ready at ';

/** The platform as it can be run; `apart` is on Kafka and the other real engines. */
export const WORLDS = [
  { name: 'one process', program: ['local', 'start.mjs'], options: [] },
  { name: 'apart, 1 replica', program: ['apart', 'run.mjs'], options: ['--replicas', '1'], apart: true },
  { name: 'apart, 2 replicas', program: ['apart', 'run.mjs'], options: ['--replicas', '2'], apart: true },
];

/** Starts one on free ports and an empty data directory, does the work with it, and leaves nothing behind. */
export async function inWorld({ program, options, apart = false }, work) {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'pothik-bench-'));
  const port = await freePort();
  const child = spawn(process.execPath, [inRoot('infra', ...program), ...options], {
    env: { ...process.env, PORT: String(port), DATA_DIR: directory, DEMO: 'on' },
    stdio: ['ignore', 'pipe', 'inherit', ...(apart ? ['ipc'] : [])],
  });
  const ended = once(child, 'exit');
  try {
    await readyLine(child);
    const url = `http://127.0.0.1:${port}`;
    const mailHost = apart ? (await addressesOf(child)).SMTP_INBOX_URL : url;
    return await work({ url, mailUrl: `${mailHost}/dev/mail.json` });
  } finally {
    child.kill('SIGTERM');
    await ended;
    rmSync(directory, { recursive: true, force: true });
  }
}

function readyLine(child) {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The platform ended with ${code} before it was ready.`)));
    createInterface({ input: child.stdout }).on('line', (line) => line.startsWith(READY) && resolve());
  });
}

async function addressesOf(child) {
  const answered = once(child, 'message');
  child.send({ id: 1, do: 'addresses' });
  const [{ done, failed }] = await answered;
  if (failed !== undefined) throw new Error(failed);
  return done;
}

import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { LiveStream } from '../../../e2e/counted/live-stream.mjs';
import { Person } from '../../../e2e/counted/person.mjs';
import { lineBeginning, start, startDatabase, stop } from '../../../e2e/counted/programs.mjs';
import { freePort } from '../../../infra/programs/ports.mjs';

const PROGRAM = fileURLToPath(new URL('baseline.mjs', import.meta.url));

/** The baseline with its database on this directory; `ms` until it was ready. */
export async function startBaseline(directory, { environment = {}, hasChannel = false } = {}) {
  const began = performance.now();
  const database = await startDatabase(directory);
  const port = await freePort();
  const program = start(PROGRAM, [], {
    environment: { PORT: String(port), MONGO_URL: database.url, ...environment },
    hasChannel,
  });
  await lineBeginning(program, 'The baseline is ready');
  const ms = performance.now() - began;
  const stopBoth = async () => {
    await stop(program);
    await stop(database);
  };
  return { program, database, url: `http://127.0.0.1:${port}`, ms, stopBoth };
}

/** Starts the baseline on an empty directory, does the work with it, then stops it. */
export async function inBaseline(options, work) {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'pothik-baseline-'));
  const { hasChannel, environment: { NODE_OPTIONS } = {} } = options;
  const environment = NODE_OPTIONS === undefined ? {} : { NODE_OPTIONS };
  const { program, database, url, stopBoth } = await startBaseline(directory, { hasChannel, environment });
  try {
    const processes = [program.child.pid, database.child.pid];
    return await work({ name: 'baseline', url, program, processes, makePairs: (count) => makePairs(url, count) });
  } finally {
    await stopBoth();
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Riders with their streams open, and drivers. */
function makePairs(url, count) {
  const pair = async (number) => {
    const [rider, driver] = [new Person(url), new Person(url)];
    await rider.call('POST', '/log-in', { name: `Rider ${number}`, role: 'RIDER' });
    const { _id: driverId } = await driver.call('POST', '/log-in', { name: `Driver ${number}`, role: 'DRIVER' });
    return { rider, driver, driverId, stream: await LiveStream.open(rider) };
  };
  return Promise.all(Array.from({ length: count }, (_, number) => pair(number)));
}

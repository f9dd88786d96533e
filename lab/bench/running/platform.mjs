import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makePairs } from '../../../e2e/counted/pairs.mjs';
import { eventually } from '../../../e2e/counted/person.mjs';
import { lineBeginning, start, startDatabase, stop } from '../../../e2e/counted/programs.mjs';
import { ride } from '../../../e2e/counted/ride.mjs';
import { freePort } from '../../../infra/programs/ports.mjs';

/** What a platform says with its address. */
export const READY = 'Pothik is ready at ';

/** Rides of benches take no time, and are measured as plausible ones. */
export const UNJUDGED = {
  RIDE_SHORTEST_SECONDS: '0',
  RIDE_FASTEST_KMH: '0',
  RIDE_FARE_KMH: '0',
  TRACK_PICKUP_METRES: '0',
};

/** What a checkout's `npm start` gives to Node: options and the program. */
function startWords(root) {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const words = scripts.start.split(' ').slice(1);
  return [...words.slice(0, -1), path.join(root, words.at(-1))];
}

/**
 * Starts a checkout's platform as `npm start` does, in one process, on this data directory; `ms` until it was ready.
 * @param {{ root: string }} checkout
 */
export async function startPlatform({ root }, directory, { environment = {}, hasChannel = false } = {}) {
  const began = performance.now();
  const port = await freePort();
  const [first, ...others] = startWords(root);
  const program = start(first, others, {
    environment: { PORT: String(port), DATA_DIR: directory, ...environment },
    hasChannel,
  });
  await lineBeginning(program, READY);
  const url = `http://127.0.0.1:${port}`;
  return { ...program, url, mailUrl: `${url}/dev/mail.json`, ms: performance.now() - began };
}

/**
 * Starts a checkout's platform on an empty directory with its database in a process of its own, does the work, then stops both.
 * @param {import('./checkouts.mjs').Checkout} checkout
 * @param {object} options `environment` of the platform, `ofDatabase` options of the database's command line
 */
export async function inPlatform(checkout, { environment, ofDatabase, hasChannel }, work) {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'pothik-bench-'));
  const data = path.join(directory, 'platform');
  const database = await startDatabase(path.join(directory, 'database'), {
    root: checkout.root,
    options: ofDatabase,
  });
  try {
    const own = { DEMO: 'people', RATE_LIMITS: 'off', ...UNJUDGED, MONGO_URL: database.url, ...environment };
    const program = await startPlatform(checkout, data, { environment: own, hasChannel });
    const { url, mailUrl } = program;
    try {
      return await work({
        ...checkout,
        url,
        mailUrl,
        program,
        processes: [program.child.pid, database.child.pid],
        databaseUrl: database.url,
        keysFile: path.join(data, 'keys.json'),
        makePairs: (count) => makeRiding(program, count),
      });
    } finally {
      await stop(program);
    }
  } finally {
    await stop(database);
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Each pair has had a ride: the ride service may not have consumed the events of new drivers before. */
async function makeRiding(platform, count) {
  const pairs = await makePairs(platform, count);
  for (const pair of pairs) await eventually(() => ride(pair));
  return pairs;
}

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inRoot } from '../../local/paths.mjs';
import { freePort } from '../../programs/ports.mjs';
import { lineBeginning, start, startDatabase, stop } from '../programs.mjs';

const READY = 'Pothik is ready at ';

/** The load that real engines are measured with. */
export const STEADY = { pairs: 16, ridesPerSecond: 5, rides: 200, targetP99Ms: 150 };
/** The load of two cores that the target is for. */
export const BUSY = { pairs: 50, ridesPerSecond: 20, rides: 600, targetP99Ms: 50 };
export const ONE_PROCESS = { program: ['local', 'start.mjs'], options: [] };

/**
 * Ways to run the platform; `distributed` uses Kafka and the other real engines. `ownDatabase` uses the embedded database
 * instead of the MongoDB-compatible server, whose durable writes are too slow for the load of two cores.
 */
export const FIXTURES = [
  { name: 'one process', key: 'one', ...ONE_PROCESS, load: STEADY },
  { name: 'one process, busy', key: 'busy', ...ONE_PROCESS, load: BUSY },
  { name: 'Kafka, own database', key: 'kafka', ...distributed(1), load: STEADY, ownDatabase: true },
  { name: 'distributed, 1 instance', key: 'distributed', ...distributed(1), load: STEADY },
  { name: 'distributed, 2 instances', key: 'instances', ...distributed(2), load: STEADY },
];

/** The whole platform in one process, with its database in another one that a bench can fill or listen to. */
export const APART_FROM_DATABASE = {
  ...ONE_PROCESS,
  ownDatabase: true,
  environment: { DEMO: 'people', RATE_LIMITS: 'off' },
};

/** Gateway and every service in a process of its own, on real engines but for the database; a bench may ask as often as it can. */
export const APART_FROM_EACH_OTHER = {
  ...distributed(1),
  ownDatabase: true,
  environment: { DEMO: 'people', RATE_LIMITS: 'off' },
};

function distributed(instances) {
  return { program: ['local', 'distributed.mjs'], options: ['--instances', String(instances)], isDistributed: true };
}

/**
 * Starts a fixture on free ports and an empty data directory, does the work with it, then stops it and removes its data.
 * `through` returns another address by which its own database is reached.
 */
export async function inFixture(
  {
    program,
    options,
    isDistributed = false,
    hasChannel = isDistributed,
    ownDatabase = false,
    environment = {},
    through = (url) => url,
  },
  work,
) {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'pothik-bench-'));
  const database = ownDatabase ? await startDatabase(path.join(directory, 'database')) : undefined;
  const port = await freePort();
  const data = path.join(directory, 'platform');
  const platform = start(inRoot('infra', ...program), options, {
    environment: {
      PORT: String(port),
      DATA_DIR: data,
      DEMO: 'on',
      ...environment,
      ...(database ? { MONGO_URL: await through(database.url) } : {}),
    },
    hasChannel,
  });
  try {
    await lineBeginning(platform, READY);
    const url = `http://127.0.0.1:${port}`;
    const mailHost = isDistributed ? (await ask(platform, 'addresses')).SMTP_INBOX_URL : url;
    return await work({
      url,
      mailUrl: `${mailHost}/dev/mail.json`,
      databaseUrl: database?.url,
      program: platform,
      keysFile: path.join(data, 'keys.json'),
    });
  } finally {
    await stop(platform);
    if (database) await stop(database);
    rmSync(directory, { recursive: true, force: true });
  }
}

/**
 * What the distributed platform answers its parent process.
 * @param {{ child: import('node:child_process').ChildProcess }} platform
 * @param {'addresses' | 'processes'} what
 */
export async function ask({ child }, what) {
  const answered = once(child, 'message');
  child.send({ id: 1, do: what });
  const [{ done, failed }] = await answered;
  if (failed !== undefined) throw new Error(failed);
  return done;
}

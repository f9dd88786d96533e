import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { SystemClock } from '@pothik/engines/connect';
import { changeLife, dropIndex } from '@pothik/service-kit';
import { migrate, PinoLogger, undo } from '@pothik/service-kit/host';
import { MongoClient, ObjectId } from 'mongodb';
import { inRoot } from '../local/paths.mjs';
import { shareOf } from './share.rules.mjs';

const RIDES = 1_000_000;
const INSERTED_AT_ONCE = 5_000;
const MINUTE_MS = 60_000;
const LIFE_SECONDS = 365 * 24 * 3_600;
const DATABASE = 'pothik_bench_migrations';
const BEGUN_AT = Date.now();
const STATUSES = ['COMPLETED', 'CANCELLED', 'REJECTED'];

/** A ride as ride's model stores it; all are over, so that no unique index is met. */
function rideOf(number) {
  const at = new Date(BEGUN_AT - number);
  const person = (kind) => `${kind}${(number % 20_000).toString(16).padStart(23, '0')}`;
  return {
    _id: new ObjectId(),
    version: 4,
    aggregateVersion: 4,
    riderId: person('a'),
    driverId: person('b'),
    driverUserId: person('c'),
    vehicleId: person('d'),
    vehicle: { vehicleType: 'CAR', brand: 'Toyota', model: 'Axio', vehicleLicense: 'DHAKA-METRO-GA-11', images: [] },
    pickupLocation: 'ধানমন্ডি 27',
    dropLocation: 'Gulshan 2',
    note: '',
    status: STATUSES[number % STATUSES.length],
    fare: 250,
    requestedAt: at,
    createdAt: at,
    updatedAt: at,
    endedAt: at,
    history: [{ from: null, to: 'REQUESTED', by: 'RIDER', personId: person('a'), at, reason: '' }],
  };
}

/** What a later release could ask for: shape, index, life. */
const MIGRATIONS = [
  {
    number: 1,
    name: 'a-distance-for-each-ride',
    maximumMs: 60 * MINUTE_MS,
    run: (data) =>
      data.inBatches({ name: 'rides', collection: 'rides' }, (rides, collection) =>
        collection.updateMany(ofBatch(rides), { $set: { distanceKm: null } }),
      ),
    undo: (data) =>
      data.inBatches({ name: 'rides', collection: 'rides' }, (rides, collection) =>
        collection.updateMany(ofBatch(rides), { $unset: { distanceKm: 1 } }),
      ),
  },
  {
    number: 2,
    name: 'rides-by-vehicle',
    maximumMs: 10 * MINUTE_MS,
    run: ({ database }) => database.collection('rides').createIndex({ vehicleId: 1, createdAt: -1 }),
    undo: ({ database }) => dropIndex(database.collection('rides'), { vehicleId: 1, createdAt: -1 }),
  },
  {
    number: 3,
    name: 'rides-end-after-two-years',
    maximumMs: MINUTE_MS,
    run: ({ database }) => changeLife(database.collection('rides'), { endedAt: 1 }, 2 * LIFE_SECONDS),
    undo: ({ database }) => changeLife(database.collection('rides'), { endedAt: 1 }, LIFE_SECONDS),
  },
];
const ofBatch = (rides) => ({ _id: { $in: rides.map(({ _id }) => _id) } });

/** The embedded database in a process of its own, or MONGO_URL's. */
async function openDatabase() {
  if (process.env.MONGO_URL) return { url: process.env.MONGO_URL, close: async () => undefined };
  const directory = await mkdtemp(path.join(os.tmpdir(), 'pothik-bench-migrations-'));
  const program = inRoot('packages/embedded-mongo/bin/embedded-mongo.js');
  const child = spawn(process.execPath, [program, '--dir', directory, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface(child.stdout), 'line');
  const close = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
    await rm(directory, { recursive: true, force: true });
  };
  return { url: line.split(' ').at(-1), close };
}

async function fill(database, count) {
  const rides = database.collection('rides');
  await database.dropDatabase();
  const indexes = JSON.parse(await readFile(inRoot('services/ride/src/migrations/baseline-indexes.json'), 'utf8'));
  for (const { key, v: _version, name, ...options } of indexes.rides)
    if (name !== '_id_') await rides.createIndex(key, { name, ...options });
  await rides.createIndex({ endedAt: 1 }, { expireAfterSeconds: LIFE_SECONDS });
  for (let from = 0; from < count; from += INSERTED_AT_ONCE) {
    const length = Math.min(INSERTED_AT_ONCE, count - from);
    await rides.insertMany(
      Array.from({ length }, (_, index) => rideOf(from + index)),
      { ordered: false },
    );
  }
}

/** The former release meanwhile: a ride is booked, read and ended, again and again. Returns what to call at the end. */
function ordinaryRides(url) {
  const times = [];
  let failed = 0;
  let going = true;
  const running = (async () => {
    const client = await MongoClient.connect(url);
    const rides = client.db(DATABASE).collection('rides');
    for (let number = 0; going; number += 1) {
      const started = performance.now();
      try {
        const { insertedId: _id } = await rides.insertOne(rideOf(2_000_000 + number));
        await rides.findOne({ _id });
        await rides.updateOne({ _id, version: 4 }, { $set: { fare: 300 }, $inc: { version: 1 } });
      } catch (error) {
        failed += 1;
        console.error(error.message);
      }
      times.push(performance.now() - started);
    }
    await client.close();
  })();
  return async () => {
    going = false;
    await running;
    const [middle, high, highest] = [0.5, 0.99, 1].map((share) => shareOf(times, share)?.toFixed(1));
    return `${times.length} rides beside, ${failed} failed, median ${middle} ms, p99 ${high} ms, longest ${highest} ms`;
  };
}

async function measured(report, what, url, work) {
  const finish = ordinaryRides(url);
  const started = performance.now();
  await work();
  report.add({ name: what, unit: 's', values: [(performance.now() - started) / 1_000], digits: 1 });
  report.say(`  ${await finish()}`);
}

/** Stops the first migration in the middle: half of the rides have the field then. */
async function stopInTheMiddle(parts, count) {
  const stopping = new AbortController();
  const [first] = MIGRATIONS;
  let done = 0;
  const run = (data) =>
    data.inBatches({ name: 'rides', collection: 'rides' }, async (batch, collection) => {
      await collection.updateMany(ofBatch(batch), { $set: { distanceKm: null } });
      done += batch.length;
      if (done >= count / 2) stopping.abort(new Error('stopped in the middle'));
    });
  await migrate([{ ...first, run }], { ...parts, signal: stopping.signal }).catch((error) =>
    console.log(error.message),
  );
}

/** Measures migrations of many rides. @param {string[]} words @param {import('./report.mjs').Report} report */
export async function bench(words, report) {
  const { values } = parseArgs({ args: words, options: { rides: { type: 'string', default: String(RIDES) } } });
  const count = Number(values.rides);
  if (!(count >= 1)) throw new Error('--rides is a number from 1.');
  const { url, close } = await openDatabase();
  const client = await MongoClient.connect(url);
  const database = client.db(DATABASE);
  const logger = PinoLogger.create('bench', { level: 'warn' });
  const parts = { database, clock: new SystemClock(), logger, signal: new AbortController().signal };
  try {
    await fill(database, count);
    report.say(`${count} rides are stored`);
    await measured(
      report,
      'nothing, for ten seconds',
      url,
      () => new Promise((resolve) => setTimeout(resolve, 10_000)),
    );
    await measured(report, 'half of a field', url, () => stopInTheMiddle(parts, count));
    await measured(report, 'the rest of it', url, () => migrate(MIGRATIONS.slice(0, 1), parts));
    await measured(report, 'an index', url, () => migrate(MIGRATIONS.slice(0, 2), parts));
    await measured(report, 'a life', url, () => migrate(MIGRATIONS, parts));
    await measured(report, 'all of it undone', url, () => undo(MIGRATIONS, 1, parts));
  } finally {
    await database.dropDatabase();
    await client.close();
    await close();
  }
}

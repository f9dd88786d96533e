import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { mongo } from 'mongoose';
import { CommandCounter } from '../../counted/command-counter.mjs';
import { saturated } from '../../counted/measure-rides.mjs';
import { makePairs, type Pair } from '../../counted/pairs.mjs';
import { startDatabase, stop } from '../../counted/programs.mjs';
import { type RunningPlatform, startPlatform } from '../../support/platform.js';

const PAIRS = 24;

type Bands = Readonly<Record<'commands' | 'syncs', readonly [least: number, most: number]>>;
type Cost = Record<'commands' | 'syncs', number> & { names: string[] };

/**
 * What a ride may take of the database: the most that was measured beside other work, and a twelfth more; at once more than
 * that, as what is shared depends on what happens to meet. The least shows that all is counted. Opening a ride's payment and
 * booking its fare took 6 commands and 3 syncs more.
 */
const ALONE: Bands = { commands: [40, 79], syncs: [15, 38] };
const TOGETHER: Bands = { commands: [10, 30], syncs: [1, 12] };

let directory: string;
let database: Awaited<ReturnType<typeof startDatabase>>;
let counter: CommandCounter;
let status: mongo.MongoClient;
let platform: RunningPlatform;
let pairs: Pair[];

beforeAll(async () => {
  directory = mkdtempSync(path.join(process.env.TEST_DIRECTORY ?? os.tmpdir(), 'pothik-counted-'));
  database = await startDatabase(directory);
  status = await mongo.MongoClient.connect(database.url);
  counter = await CommandCounter.before(database.url);
  const environment = { MONGO_URL: counter.url, RATE_LIMITS: 'off' };
  platform = await startPlatform({ demonstration: true, environment });
  pairs = await makePairs(platform, PAIRS);
});

afterAll(async () => {
  await Promise.all((pairs ?? []).map(({ stream }) => stream.close()));
  await platform?.stop();
  await counter?.close();
  await status?.close();
  await stop(database);
  rmSync(directory, { recursive: true });
});

/** Syncs of the database's log since it was started. */
const syncs = async (): Promise<number> =>
  (await status.db('admin').command({ serverStatus: 1 })).wiredTiger.log['log sync operations'];

/**
 * What one ride takes where each of these pairs rides one ride after another. What the first rides, which are not counted,
 * and the making of the pairs leave to be done is counted in place of what the last ones leave.
 */
async function costOf(riding: readonly Pair[], uncounted: number, rides: number): Promise<Cost> {
  await saturated(riding, uncounted);
  counter.take();
  const before = await syncs();
  await saturated(riding, rides);
  const { total, byName } = counter.take();
  const perRide = (count: number) => count / (riding.length * rides);
  const names = byName.map(([name, count]) => `${name} ${perRide(count).toFixed(1)}`);
  return { commands: perRide(total), syncs: perRide((await syncs()) - before), names };
}

function expectWithin({ names, ...cost }: Cost, bands: Bands): void {
  const outside = (['commands', 'syncs'] as const)
    .filter((fact) => cost[fact] < bands[fact][0] || cost[fact] > bands[fact][1])
    .map((fact) => `${cost[fact].toFixed(1)} ${fact} a ride, not ${bands[fact].join(' to ')}: ${names.join(', ')}`);
  expect(outside).toEqual([]);
}

it('a ride alone takes no more commands and syncs of the database than it did', async () => {
  expectWithin(await costOf(pairs.slice(0, 1), 6, 12), ALONE);
});

it('rides of 24 pairs at once share their commands and syncs', async () => {
  expectWithin(await costOf(pairs, 1, 2), TOGETHER);
});

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedMongo } from '@pothik/embedded-mongo';
import { mongo } from 'mongoose';
import {
  answersOfAll,
  expectDeletedRemembered,
  expectSameAnswers,
  liveIn,
  type Residents,
} from '../../support/lived-in.js';
import { type RunningPlatform, startPlatform } from '../../support/platform.js';
import { runToEnd } from '../../support/run-to-end.js';

const environment = { RATE_LIMITS: 'off' };

let folder: string;
let platform: RunningPlatform;
let residents: Residents;

const operate = (directory: string, ...args: string[]) =>
  runToEnd([path.resolve('infra', 'local', 'ops.mjs'), ...args], { DATA_DIR: directory });

/** Runs the check. @returns what it found broken or could not read */
async function brokenIn(directory: string): Promise<string[]> {
  const { output, errors } = await operate(directory, 'check-invariants');
  expect(output).toContain('holds   every unique index stands');
  return [...output.split('\n').filter((line) => line.startsWith('BROKEN')), ...errors.split('\n').filter(Boolean)];
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(process.env.TEST_DIRECTORY ?? os.tmpdir(), 'pothik-back-up-'));
  platform = await startPlatform({ demonstration: 'with seeded rides', environment });
  residents = await liveIn(platform);
}, 240_000);

afterAll(async () => {
  await platform.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('a restored platform returns the same answers to everybody, still logged in', async () => {
  const before = await answersOfAll(platform.url, residents);
  const { port, directory: former } = platform;
  await platform.stop({ keepData: true });
  const backup = await operate(former, 'backup', path.join(folder, 'backup'), '--keys');
  expect([backup.code, backup.errors]).toEqual([0, '']);
  rmSync(former, { recursive: true });

  const directory = path.join(folder, 'restored');
  const restore = await operate(directory, 'restore', path.join(folder, 'backup'));
  expect([restore.code, restore.errors]).toEqual([0, '']);
  expect(restore.output).toContain('whoever was logged in still is');
  expect(existsSync(path.join(directory, 'database.unfinished'))).toBe(false);

  platform = await startPlatform({ directory, port, demonstration: 'with seeded rides', environment });
  expectSameAnswers(await answersOfAll(platform.url, residents), before);
  await expectDeletedRemembered(platform.url);
}, 300_000);

it('every invariant holds in the running restored platform, and one broken in a stopped platform is reported', async () => {
  expect(await brokenIn(platform.directory)).toEqual([]);
  await platform.stop({ keepData: true });

  const database = await startEmbeddedMongo({ directory: path.join(platform.directory, 'database'), port: 0 });
  const client = await mongo.MongoClient.connect(database.url);
  const records = client.db('pothik_driver').collection('driver_records');
  const record = await records.findOneAndUpdate({}, { $inc: { totalEarnings: 1 } });
  await client.close();
  await database.close();
  expect(await brokenIn(platform.directory)).toEqual([
    `BROKEN  drivers’ totals are the sums over the earnings ledger: ${record?._id}`,
    '1 is broken.',
  ]);
}, 240_000);

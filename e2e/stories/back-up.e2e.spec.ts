import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { authHttp } from '@pothik/contracts/auth';
import { driverHttp } from '@pothik/contracts/driver';
import { notificationHttp } from '@pothik/contracts/notification';
import { rideHttp } from '@pothik/contracts/ride';
import { userHttp } from '@pothik/contracts/user';
import { startEmbeddedMongo } from '@pothik/embedded-mongo';
import { mongo } from 'mongoose';
import { drawing } from '../support/drawing.js';
import { eventually } from '../support/eventually.js';
import { type Answers, everyAnswer } from '../support/every-answer.js';
import { logIn, newRider, PASSWORD } from '../support/people.js';
import { type RunningPlatform, startPlatform } from '../support/platform.js';
import { accepted, castOf, completed, inTransit } from '../support/ride-stages.js';
import { runToEnd } from '../support/run-to-end.js';
import { Visitor } from '../support/visitor.js';

const DELETED = 'deleted@story.test';
const SETTLED_WITHIN_MS = 60_000;
const environment = { RATE_LIMITS: 'off' };
const people = ['super', 'rider', 'rider2', 'rider3', 'driver', 'suspended'] as const;

let folder: string;
let platform: RunningPlatform;
let visitors: ReadonlyMap<string, Visitor>;

const operate = (directory: string, ...args: string[]) =>
  runToEnd([path.resolve('infra', 'local', 'ops.mjs'), ...args], { DATA_DIR: directory });

/** What a check found broken, or could not look at. */
async function brokenIn(directory: string): Promise<string[]> {
  const { output, errors } = await operate(directory, 'check-invariants');
  expect(output).toContain('holds   every unique index stands');
  return [...output.split('\n').filter((line) => line.startsWith('BROKEN')), ...errors.split('\n').filter(Boolean)];
}

async function answersOfAll(): Promise<Record<string, Answers>> {
  const answers: Record<string, Answers> = { nobody: await everyAnswer(platform.url, new Visitor(platform.url)) };
  for (const [name, visitor] of visitors) answers[name] = await everyAnswer(platform.url, visitor);
  return answers;
}

/** One ride arrived, one is under way with an SOS, one waits for its rider; a picture; somebody who left. */
async function live(): Promise<void> {
  const { url } = platform;
  const first = await castOf(platform, 'rider@pothik.test', 'driver@pothik.test');
  const { _id: arrived } = await completed(first);
  await inTransit(first).then(({ _id: rideId }) => first.rider.call(rideHttp.sendSos, { rideId }));
  await accepted(await castOf(platform, 'rider2@pothik.test', 'driver2@pothik.test'));
  const form = new FormData();
  const { name, mimeType, buffer } = drawing('me.svg', '#0a7d4f');
  form.set('data', JSON.stringify({ address: 'Road 27, Dhanmondi' }));
  form.append('file', new Blob([buffer], { type: mimeType }), name);
  expect((await first.rider.send('PATCH', '/api/v1/user/update', { body: form })).status).toBe(200);
  const leaving = await newRider(platform, 'Somebody Leaving', DELETED);
  await leaving.call(authHttp.deleteMe, { password: PASSWORD });
  visitors = new Map(
    await Promise.all(people.map(async (one) => [one, await logIn(url, `${one}@pothik.test`)] as const)),
  );
  await untilTold(arrived);
}

/** Waits until every service has heard of everything. */
async function untilTold(ride: string): Promise<void> {
  for (const driver of ['driver', 'driver2', 'driver3'])
    await castOf(platform, 'rider@pothik.test', `${driver}@pothik.test`);
  const of = (name: string) => visitors.get(name) as Visitor;
  await eventually(async () => {
    const { entries } = await of('rider').call(notificationHttp.feed, {});
    expect(entries.map(({ subjectId }) => subjectId)).toContain(ride);
    expect((await of('super').call(notificationHttp.feed, {})).entries).not.toEqual([]);
    const { data: free } = await of('rider3').call(driverHttp.freeDrivers, {});
    expect(free).toHaveLength(1);
    const { data: left } = await of('super').call(userHttp.users, { searchTerm: 'Somebody' });
    expect(left).toEqual([]);
  }, SETTLED_WITHIN_MS);
  await eventually(async () => {
    const once = await everyAnswer(platform.url, of('rider'));
    expect(await everyAnswer(platform.url, of('rider'))).toEqual(once);
  }, SETTLED_WITHIN_MS);
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(process.env.TEST_DIRECTORY ?? os.tmpdir(), 'pothik-back-up-'));
  platform = await startPlatform({ demonstration: 'with past rides', environment });
  await live();
}, 240_000);

afterAll(async () => {
  await platform.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('a restored platform gives everybody the answers they had, still logged in', async () => {
  const before = await answersOfAll();
  const { super: ofAdministrator = {}, rider: ofRider = {} } = before;
  expect(Object.keys(ofAdministrator).length).toBeGreaterThan(40);
  expect(Object.keys(ofRider)).toContainEqual(expect.stringContaining('/user/images/'));
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

  platform = await startPlatform({ directory, port, demonstration: 'with past rides', environment });
  const after = await answersOfAll();
  for (const [name, answers] of Object.entries(before)) expect([name, after[name]]).toEqual([name, answers]);
  const left = await new Visitor(platform.url).ask(authHttp.login, { email: DELETED, password: PASSWORD });
  expect(left.body).toMatchObject({ code: 'auth/user-deleted' });
}, 300_000);

it('every invariant holds in the restored platform while it runs, and one that is broken in a stopped one is told', async () => {
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

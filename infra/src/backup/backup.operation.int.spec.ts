import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type EmbeddedMongo, startEmbeddedMongo } from '@pothik/embedded-mongo';
import { Double, Int32, Long, ObjectId } from 'mongodb';
import { runOperation } from '../operations/testing/run-operation.js';
import { holdDataDirectory } from '../platform/data-directory.js';
import { readLocalConfiguration } from '../platform/local-configuration.js';
import type { Manifest } from './manifest.rules.js';
import { type OpenData, openData } from './open-data.js';

/** More than a batch. */
const RIDES = 1_203;
const PICTURE = { contentType: 'image/webp' };

interface Fixture {
  server: EmbeddedMongo;
  folder: string;
  variables: Record<string, string>;
  open(): Promise<OpenData>;
}

const fixtures: Fixture[] = [];
let top: string;
const fresh = (name: string) => path.join(mkdtempSync(path.join(top, 'b-')), name);

/** An empty database server and an empty data directory. */
async function newFixture(): Promise<Fixture> {
  const folder = mkdtempSync(path.join(top, 'fixture-'));
  const server = await startEmbeddedMongo({ directory: path.join(folder, 'server'), port: 0, synchronous: 'NORMAL' });
  const variables = { MONGO_URL: server.url, DATA_DIR: path.join(folder, 'data') };
  const open = async () => {
    const directory = await holdDataDirectory(variables.DATA_DIR);
    directory.release();
    return openData(readLocalConfiguration(variables), directory);
  };
  const fixture = { server, folder, variables, open };
  fixtures.push(fixture);
  return fixture;
}

/** What ride's process that migrates has recorded, and that it is the one. */
async function recordMigrations(client: OpenData['client'], numbers: number[]): Promise<void> {
  const ride = client.db('pothik_ride');
  for (const _id of numbers) await ride.collection<{ _id: number }>('migrations').insertOne({ _id });
  await ride.collection<{ _id: string }>('migration_leases').insertOne({ _id: 'migrations' });
}

/** Documents and objects of every kind, more than one batch of them. */
async function fill({ open }: Fixture): Promise<void> {
  const { client, objects, close } = await open();
  const rides = Array.from({ length: RIDES }, (_, index) => ({
    _id: new ObjectId(),
    fare: new Int32(index),
    rate: new Double(index + 0.5),
    seen: Long.fromString('9007199254740993'),
    at: new Date(index),
    place: { name: 'ধানমন্ডি', tags: ['a', null] },
    picture: Buffer.from([index % 256]),
  }));
  await client.db('pothik_ride').collection('rides').insertMany(rides);
  await client.db('pothik_ride').collection<{ _id: string }>('facts').insertOne({ _id: 'name/1' });
  await recordMigrations(client, [1]);
  await client.db('pothik_events').collection('batches').insertOne({ at: 1 });
  await client.db('pothik_events').collection('leases').insertOne({ pid: process.pid });
  await client.db('elsewhere').collection('things').insertOne({ at: 1 });
  await objects.put('user/a.webp', Buffer.from([0, 10, 255]), PICTURE);
  await objects.put('vehicle/b.webp', Buffer.alloc(300_000, 7), PICTURE);
  await close();
}

const manifestOf = (backup: string) => JSON.parse(readFileSync(path.join(backup, 'manifest.json'), 'utf8')) as Manifest;
const run = (args: string[], { variables }: Pick<Fixture, 'variables'>) => runOperation(args, variables);
const restored = async () => {
  const fixture = await newFixture();
  return { fixture, outcome: await run(['restore', backup], fixture) };
};

let source: Fixture;
let backup: string;
let outcome: unknown[];

beforeAll(async () => {
  top = mkdtempSync(path.join(os.tmpdir(), 'pothik-backup-'));
  source = await newFixture();
  await fill(source);
  writeFileSync(path.join(source.variables.DATA_DIR as string, 'keys.json'), '{"sessionKeys":"secret"}', {
    mode: 0o600,
  });
  backup = fresh('backup');
  outcome = await run(['backup', backup], source);
});
afterAll(async () => {
  for (const { server } of fixtures) await server.close();
  rmSync(top, { recursive: true });
});

describe('a backup', () => {
  it('reports what it reads, and that the keys are not in it', () => {
    expect(outcome).toEqual([
      0,
      'pothik_ride/facts.bson: 1',
      'pothik_ride/migrations.bson: 1',
      `pothik_ride/rides.bson: ${RIDES}`,
      'pothik_events/batches.bson: 1',
      'objects.bson: 2',
      'Reading everything once more, to see that nothing changed …',
      expect.stringMatching(/^1206 documents and 2 objects are in .*\nThe keys are not in it/),
    ]);
    expect(readdirSync(path.dirname(backup))).toEqual(['backup']);
  });

  it('contains the secrets with --keys', async () => {
    const target = fresh('with-keys');
    await run(['backup', target, '--keys'], source);
    expect(readFileSync(path.join(target, 'keys.json'), 'utf8')).toContain('secret');
    const fixture = await newFixture();
    expect((await run(['restore', target], fixture)).at(-1)).toContain('The keys are those of the backup');
    expect(existsSync(path.join(fixture.variables.DATA_DIR as string, 'keys.json'))).toBe(true);
    const bare = await newFixture();
    expect(await run(['backup', fresh('none'), '--keys'], bare)).toEqual([1, expect.stringContaining('no keys.json')]);
  });

  it('fails when a document changes while it is made', async () => {
    const { client, close } = await source.open();
    let isOver = false;
    const writing = (async () => {
      for (let at = 0; !isOver; at += 1)
        await client.db('pothik_ride').collection('facts').updateOne({}, { $set: { at } });
    })();
    const target = fresh('changed');
    const [code, ...lines] = await run(['backup', target], source);
    isOver = true;
    await writing;
    await close();
    expect([code, lines.at(-1)]).toEqual([1, expect.stringContaining('pothik_ride.facts changed while it was read')]);
    expect(readdirSync(path.dirname(target))).toEqual([]);
  });

  it('refuses to overwrite a backup, and a source that is no platform', async () => {
    expect(await run(['backup', backup], source)).toEqual([1, expect.stringContaining('is there already')]);
    const nowhere = { variables: { DATA_DIR: fresh('nowhere') } };
    expect(await run(['backup', fresh('x')], nowhere)).toEqual([1, expect.stringContaining('holds no platform')]);
    expect(await run(['backup'], source)).toEqual([1, 'Name the directory the backup shall be written to.']);
  });

  it('refuses a data directory in use', async () => {
    const DATA_DIR = source.variables.DATA_DIR as string;
    const directory = await holdDataDirectory(DATA_DIR);
    expect(await run(['backup', fresh('x')], source)).toEqual([1, expect.stringContaining('in use by another Pothik')]);
    directory.release();
  });
});

describe('a restore', () => {
  it('restores every byte: its own backup is identical', async () => {
    const { fixture, outcome: lines } = await restored();
    expect(lines.at(0)).toBe(0);
    const again = fresh('again');
    await run(['backup', again], fixture);
    const withoutObjects = ({ files }: Manifest) => files.filter(({ path: name }) => name !== 'objects.bson');
    expect(withoutObjects(manifestOf(again))).toEqual(withoutObjects(manifestOf(backup)));
    const { client, objects, close } = await fixture.open();
    expect(await objects.get('user/a.webp')).toEqual({ bytes: Buffer.from([0, 10, 255]), ...PICTURE });
    expect((await objects.get('vehicle/b.webp'))?.bytes.length).toBe(300_000);
    expect(await client.db('elsewhere').collection('things').countDocuments()).toBe(0);
    await close();
  });

  it('into a system whose services have started once has the migrations of the backup, not theirs', async () => {
    const fixture = await newFixture();
    const { client, close } = await fixture.open();
    await recordMigrations(client, [1, 2]);
    await close();
    expect((await run(['restore', backup], fixture)).at(0)).toBe(0);
    const after = await fixture.open();
    expect(await after.client.db('pothik_ride').collection('migrations').find().toArray()).toEqual([{ _id: 1 }]);
    expect(await after.client.db('pothik_ride').collection('migration_leases').countDocuments()).toBe(0);
    await after.close();
  });

  it('refuses a system that is not empty', async () => {
    const { fixture } = await restored();
    expect(await run(['restore', backup], fixture)).toEqual([
      1,
      expect.stringContaining('Checking'),
      expect.stringMatching(/into an empty system, and this one has something in .*objects\. Nothing was restored\.$/),
    ]);
    rmSync(fixture.variables.DATA_DIR as string, { recursive: true });
    expect((await run(['restore', backup], fixture)).at(-1)).toContain('this one has documents in pothik_ride.facts');
  });

  it.each([
    [
      'a file that changed',
      (copy: string) => writeFileSync(path.join(copy, 'objects.bson'), 'x'),
      'objects.bson is not as',
    ],
    ['a missing file', (copy: string) => rmSync(path.join(copy, 'pothik_ride/facts.bson')), 'facts.bson is not as'],
    ['no manifest', (copy: string) => rmSync(path.join(copy, 'manifest.json')), 'is no backup'],
    [
      'another format',
      (copy: string) => writeFileSync(path.join(copy, 'manifest.json'), '{"format":9}'),
      'has format 9',
    ],
  ])('refuses a backup with %s, and writes nothing', async (_what, spoil, sentence) => {
    const copy = fresh('copy');
    cpSync(backup, copy, { recursive: true });
    spoil(copy);
    const fixture = await newFixture();
    const [code, ...lines] = await run(['restore', copy], fixture);
    expect([code, lines.at(-1)]).toEqual([1, expect.stringContaining(sentence)]);
    expect(existsSync(fixture.variables.DATA_DIR as string)).toBe(false);
  });
});

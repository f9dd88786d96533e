import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type EmbeddedMongo, startEmbeddedMongo } from '@pothik/embedded-mongo';
import { Double, Int32, Long, ObjectId } from 'mongodb';
import { toldToOperator } from '../operations/testing/told-to-operator.js';
import { holdDataDirectory } from '../platform/data-directory.js';
import { readLocalConfiguration } from '../platform/local-configuration.js';
import type { Manifest } from './manifest.rules.js';
import { type OpenData, openData } from './open-data.js';

/** More than a batch. */
const RIDES = 1_203;
const PICTURE = { contentType: 'image/webp' };

interface Stage {
  server: EmbeddedMongo;
  folder: string;
  variables: Record<string, string>;
  open(): Promise<OpenData>;
}

const stages: Stage[] = [];
let top: string;
const fresh = (name: string) => path.join(mkdtempSync(path.join(top, 'b-')), name);

/** A database server and a data directory, with nothing in them. */
async function newFixture(): Promise<Stage> {
  const folder = mkdtempSync(path.join(top, 'stage-'));
  const server = await startEmbeddedMongo({ directory: path.join(folder, 'server'), port: 0, synchronous: 'NORMAL' });
  const variables = { MONGO_URL: server.url, DATA_DIR: path.join(folder, 'data') };
  const open = async () => {
    const directory = await holdDataDirectory(variables.DATA_DIR);
    directory.release();
    return openData(readLocalConfiguration(variables), directory);
  };
  const stage = { server, folder, variables, open };
  stages.push(stage);
  return stage;
}

/** Everything there is a kind of, in more than one batch. */
async function fill({ open }: Stage): Promise<void> {
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
  await client.db('pothik_events').collection('batches').insertOne({ at: 1 });
  await client.db('pothik_events').collection('leases').insertOne({ pid: process.pid });
  await client.db('elsewhere').collection('things').insertOne({ at: 1 });
  await objects.put('user/a.webp', Buffer.from([0, 10, 255]), PICTURE);
  await objects.put('vehicle/b.webp', Buffer.alloc(300_000, 7), PICTURE);
  await close();
}

const manifestOf = (backup: string) => JSON.parse(readFileSync(path.join(backup, 'manifest.json'), 'utf8')) as Manifest;
const told = (args: string[], { variables }: Pick<Stage, 'variables'>) => toldToOperator(args, variables);
const restored = async () => {
  const stage = await newFixture();
  return { stage, outcome: await told(['restore', backup], stage) };
};

let source: Stage;
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
  outcome = await told(['backup', backup], source);
});
afterAll(async () => {
  for (const { server } of stages) await server.close();
  rmSync(top, { recursive: true });
});

describe('a backup', () => {
  it('tells what it reads, and that the keys are not in it', () => {
    expect(outcome).toEqual([
      0,
      'pothik_ride/facts.bson: 1',
      `pothik_ride/rides.bson: ${RIDES}`,
      'pothik_events/batches.bson: 1',
      'objects.bson: 2',
      'Reading everything once more, to see that nothing changed …',
      expect.stringMatching(/^1205 documents and 2 objects are in .*\nThe keys are not in it/),
    ]);
    expect(readdirSync(path.dirname(backup))).toEqual(['backup']);
  });

  it('holds the secrets when it is asked for them', async () => {
    const target = fresh('with-keys');
    await told(['backup', target, '--keys'], source);
    expect(readFileSync(path.join(target, 'keys.json'), 'utf8')).toContain('secret');
    const stage = await newFixture();
    expect((await told(['restore', target], stage)).at(-1)).toContain('The keys are those of the backup');
    expect(existsSync(path.join(stage.variables.DATA_DIR as string, 'keys.json'))).toBe(true);
    const bare = await newFixture();
    expect(await told(['backup', fresh('none'), '--keys'], bare)).toEqual([1, expect.stringContaining('no keys.json')]);
  });

  it('is none when somebody writes meanwhile', async () => {
    const { client, close } = await source.open();
    let isOver = false;
    const writing = (async () => {
      for (let at = 0; !isOver; at += 1)
        await client.db('pothik_ride').collection('facts').updateOne({}, { $set: { at } });
    })();
    const target = fresh('changed');
    const [code, ...lines] = await told(['backup', target], source);
    isOver = true;
    await writing;
    await close();
    expect([code, lines.at(-1)]).toEqual([1, expect.stringContaining('pothik_ride.facts changed while it was read')]);
    expect(readdirSync(path.dirname(target))).toEqual([]);
  });

  it('is not written over another, nor of what is no platform', async () => {
    expect(await told(['backup', backup], source)).toEqual([1, expect.stringContaining('is there already')]);
    const nowhere = { variables: { DATA_DIR: fresh('nowhere') } };
    expect(await told(['backup', fresh('x')], nowhere)).toEqual([1, expect.stringContaining('holds no platform')]);
    expect(await told(['backup'], source)).toEqual([1, 'Name the directory the backup shall be written to.']);
  });

  it('is not made of a data directory in use', async () => {
    const DATA_DIR = source.variables.DATA_DIR as string;
    const directory = await holdDataDirectory(DATA_DIR);
    expect(await told(['backup', fresh('x')], source)).toEqual([
      1,
      expect.stringContaining('in use by another Pothik'),
    ]);
    directory.release();
  });
});

describe('a restore', () => {
  it('gives every byte back: its own backup is the same', async () => {
    const { stage, outcome: lines } = await restored();
    expect(lines.at(0)).toBe(0);
    const again = fresh('again');
    await told(['backup', again], stage);
    const withoutObjects = ({ files }: Manifest) => files.filter(({ path: name }) => name !== 'objects.bson');
    expect(withoutObjects(manifestOf(again))).toEqual(withoutObjects(manifestOf(backup)));
    const { client, objects, close } = await stage.open();
    expect(await objects.get('user/a.webp')).toEqual({ bytes: Buffer.from([0, 10, 255]), ...PICTURE });
    expect((await objects.get('vehicle/b.webp'))?.bytes.length).toBe(300_000);
    expect(await client.db('elsewhere').collection('things').countDocuments()).toBe(0);
    await close();
  });

  it('goes into an empty system alone', async () => {
    const { stage } = await restored();
    expect(await told(['restore', backup], stage)).toEqual([
      1,
      expect.stringContaining('Checking'),
      expect.stringMatching(/into an empty system, and this one has something in .*objects\. Nothing was restored\.$/),
    ]);
    rmSync(stage.variables.DATA_DIR as string, { recursive: true });
    expect((await told(['restore', backup], stage)).at(-1)).toContain('this one has documents in pothik_ride.facts');
  });

  it.each([
    [
      'a file that changed',
      (copy: string) => writeFileSync(path.join(copy, 'objects.bson'), 'x'),
      'objects.bson is not as',
    ],
    [
      'a file that is gone',
      (copy: string) => rmSync(path.join(copy, 'pothik_ride/facts.bson')),
      'facts.bson is not as',
    ],
    ['no manifest', (copy: string) => rmSync(path.join(copy, 'manifest.json')), 'is no backup'],
    [
      'another format',
      (copy: string) => writeFileSync(path.join(copy, 'manifest.json'), '{"format":9}'),
      'has format 9',
    ],
  ])('takes no backup with %s, and writes nothing', async (_what, spoil, sentence) => {
    const copy = fresh('copy');
    cpSync(backup, copy, { recursive: true });
    spoil(copy);
    const stage = await newFixture();
    const [code, ...lines] = await told(['restore', copy], stage);
    expect([code, lines.at(-1)]).toEqual([1, expect.stringContaining(sentence)]);
    expect(existsSync(stage.variables.DATA_DIR as string)).toBe(false);
  });
});

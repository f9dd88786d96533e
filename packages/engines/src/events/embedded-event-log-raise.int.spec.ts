import { startEmbeddedMongo } from '@pothik/embedded-mongo';
import { mongo } from 'mongoose';
import { gate, numbers, record } from '../contracts/event-log-fixture.js';
import { ReceivedRecords } from '../contracts/received-records.js';
import { EVENT_LOG_DATABASE } from '../database/platform-databases.js';
import { SilentLogger } from '../testing/silent-logger.js';
import { TestClock } from '../testing/test-clock.js';
import { partitionOf } from './embedded/partition-of.js';
import { EmbeddedEventLog } from './embedded-event-log.js';
import { RETENTION_MS } from './retention.rules.js';
import { temporaryDirectory } from './testing/temporary-directory.js';

const TOPIC = 't';
const LONG_MS = 600_000;

/** Keys whose partition of 12 is none of the 8, and keys that move to another one of the 8. */
const keys = numbers(200).map((value) => `key-${value}`);
const movingOut = keys.filter((key) => partitionOf(key, 12) >= 8).slice(0, 20);
const movingWithin = keys
  .filter((key) => partitionOf(key, 12) < 8 && partitionOf(key, 12) !== partitionOf(key, 8))
  .slice(0, 20);
const moving = [...movingOut, ...movingWithin];

let log: EmbeddedEventLog;
let clock: TestClock;
let reopen: (partitions?: number) => Promise<void>;
let stored: () => mongo.Db;
let close: () => Promise<void>;

beforeEach(async () => {
  const { directory, remove } = await temporaryDirectory();
  const database = await startEmbeddedMongo({ directory, port: 0, synchronous: 'NORMAL' });
  const client = await new mongo.MongoClient(database.url).connect();
  stored = () => client.db(EVENT_LOG_DATABASE);
  clock = new TestClock();
  const open = (partitions?: number) => {
    log = new EmbeddedEventLog(database.url, clock, new SilentLogger(), partitions === undefined ? {} : { partitions });
  };
  open();
  reopen = async (partitions) => {
    await log.close();
    open(partitions);
  };
  close = async () => {
    await log.close();
    await client.close();
    await database.close();
    await remove();
  };
});
afterEach(() => close());

const appendRound = (round: string) =>
  log.append(
    TOPIC,
    moving.map((key) => record(key, round)),
  );
const consume = (received: ReceivedRecords, group = 'g') =>
  log.consume({ group, topics: [TOPIC], onRecord: received.onRecord });
const partitions = async () => {
  const found = new Set<number>();
  for await (const { partition } of log.read(TOPIC)) found.add(partition);
  return found.size;
};
const hasAll = (rounds: number) => (received: ReceivedRecords) =>
  moving.every((key) => received.valuesOf(key).length >= rounds);
/** Each key's records, one after another; a repeated one comes before what follows it. */
const roundsOf = (received: ReceivedRecords) => new Set(moving.map((key) => received.valuesOf(key).join()));

describe('A raised number of partitions of the embedded event log', () => {
  it('takes effect at once where no group lags', async () => {
    await appendRound('0');
    const before = new ReceivedRecords();
    await consume(before);
    await log.idle();
    await reopen(12);
    await appendRound('1');
    const after = new ReceivedRecords();
    await consume(after);
    await after.until(hasAll(1));
    expect(roundsOf(after)).toEqual(new Set(['1']));
    expect(new Set(after.records.map(({ partition }) => partition)).size).toBe(
      new Set(moving.map((key) => partitionOf(key, 12))).size,
    );
  });

  it('moves no key before its group has committed what was appended before, in every partition', async () => {
    await appendRound('0');
    await reopen(12);
    await appendRound('1');
    const [stuck = ''] = movingOut;
    let isStuck = true;
    const received = new ReceivedRecords(({ key }) => (isStuck && key === stuck ? { retryAfterMs: 20 } : 'done'));
    await consume(received);
    await received.until(
      (all) => all.valuesOf(stuck).length > 5 && moving.every((key) => all.valuesOf(key).length > 0),
    );
    expect(received.values).not.toContain('1');
    isStuck = false;
    await received.until((all) => moving.every((key) => all.valuesOf(key).at(-1) === '1'));
    for (const key of moving.filter((each) => each !== stuck)) expect(received.valuesOf(key)).toEqual(['0', '1']);
    expect(received.valuesOf(stuck).filter((value) => value === '1')).toHaveLength(1);
  });

  it('keeps the order of a group that lags through raises and restarts, while another is up to date', async () => {
    await appendRound('0');
    const prompt = new ReceivedRecords();
    await consume(prompt, 'prompt');
    const lagging = new ReceivedRecords(({ key }) => (key === movingOut[0] ? { retryAfterMs: LONG_MS } : 'done'));
    await consume(lagging, 'lagging');
    await lagging.until(hasAll(1));
    for (const [round, count] of [
      ['1', 12],
      ['2', 12],
      ['3', 20],
    ] as const) {
      await reopen(count);
      await appendRound(round);
      await consume(prompt, 'prompt');
      await consume(lagging, 'lagging');
      await prompt.until((all) => moving.every((key) => all.valuesOf(key).includes(round)));
    }
    expect(roundsOf(prompt)).toEqual(new Set(['0,1,2,3']));
    expect(lagging.valuesOf(movingOut[0] as string).every((value) => value === '0')).toBe(true);
    await reopen(20);
    const received = new ReceivedRecords();
    await consume(received, 'lagging');
    await received.until((all) => moving.every((key) => all.valuesOf(key).at(-1) === '3'));
    for (const key of moving) expect(received.valuesOf(key)).toEqual([...received.valuesOf(key)].sort());
    expect(received.valuesOf(movingOut[0] as string)).toEqual(['0', '1', '2', '3']);
  });

  it('keeps the order when the process is killed before it committed: its records come again', async () => {
    await appendRound('0');
    for (const [round, count] of [
      ['1', 12],
      ['2', 16],
    ] as const) {
      await reopen(count);
      await appendRound(round);
      const offsets = stored().collection('offsets');
      const { opened, open } = gate();
      const dying = new ReceivedRecords(async () => {
        await opened;
        return 'done' as const;
      });
      await consume(dying);
      const before = await offsets.find({}).toArray();
      open();
      await dying.until((all) => moving.every((key) => all.valuesOf(key).includes('0')));
      await log.close();
      for (const offset of before) await offsets.replaceOne({ _id: offset._id }, offset);
    }
    await reopen(16);
    const received = new ReceivedRecords();
    await consume(received);
    await received.until(hasAll(3));
    expect(roundsOf(received)).toEqual(new Set(['0,1,2']));
  });

  it('is not undone by a lower one: the topic keeps its partitions', async () => {
    await reopen(12);
    await appendRound('0');
    const before = await partitions();
    await reopen(8);
    await appendRound('1');
    expect(await partitions()).toBe(before);
    const received = new ReceivedRecords();
    await consume(received);
    await received.until(hasAll(2));
    expect(roundsOf(received)).toEqual(new Set(['0,1']));
  });

  it('counts from 8 for a topic of a release that stored no number', async () => {
    await appendRound('0');
    await log.close();
    await stored().collection('topics').deleteMany({});
    await reopen(12);
    await appendRound('1');
    const received = new ReceivedRecords();
    await consume(received);
    await received.until(hasAll(2));
    expect(roundsOf(received)).toEqual(new Set(['0,1']));
  });

  it('holds no new group at records that were trimmed', async () => {
    await appendRound('0');
    await reopen(12);
    await appendRound('1');
    await appendRound('2');
    const first = new ReceivedRecords();
    await consume(first, 'first');
    await log.idle();
    clock.advance(RETENTION_MS + 1);
    await log.trim();
    const late = new ReceivedRecords();
    await consume(late, 'late');
    await late.until((all) => movingOut.every((key) => all.valuesOf(key).includes('2')));
    await log.idle();
    expect(await log.lag('late')).toBe(0);
  });
});

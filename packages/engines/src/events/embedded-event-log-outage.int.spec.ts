import { deadLetterTopicOf } from '@pothik/contracts/platform';
import { startEmbeddedMongo } from '@pothik/embedded-mongo';
import { mongo } from 'mongoose';
import { ReceivedRecords } from '../contracts/received-records.js';
import { EVENT_LOG_DATABASE } from '../database/platform-databases.js';
import { isEngineUnavailable } from '../failures/engine-unavailable.js';
import { SilentLogger } from '../testing/silent-logger.js';
import { TestClock } from '../testing/test-clock.js';
import type { LeaseTimes } from './embedded/lease.js';
import { EmbeddedEventLog } from './embedded-event-log.js';
import { DEAD_LETTER_RETENTION_MS, RETENTION_MS } from './retention.rules.js';
import { temporaryDirectory } from './testing/temporary-directory.js';

const logger = new SilentLogger();
const lease = { durationMs: 1_000, patienceMs: 200 };

async function fixture(times: LeaseTimes = lease) {
  const { directory, remove } = await temporaryDirectory();
  let database = await startEmbeddedMongo({ directory, port: 0, synchronous: 'NORMAL' });
  const { port, url } = database;
  const clock = new TestClock();
  const log = new EmbeddedEventLog(url, clock, logger, { lease: times });
  return {
    clock,
    log,
    url,
    kill: () => database.close(),
    restart: async () => {
      database = await startEmbeddedMongo({ directory, port, synchronous: 'NORMAL' });
    },
    close: async () => {
      await log.close();
      await database.close();
      await remove();
    },
  };
}

const record = (value: string) => ({ key: 'a', value, headers: {} });
const valuesOf = async (log: EmbeddedEventLog) => {
  const values: string[] = [];
  for await (const { value } of log.read('t')) values.push(value);
  return values;
};

describe('The embedded event log', () => {
  it('refuses appends while the database is unavailable, and loses nothing', async () => {
    const { log, kill, restart, close } = await fixture();
    const received = new ReceivedRecords();
    await log.consume({ group: 'g', topics: ['t'], onRecord: received.onRecord });
    await log.append('t', [record('before')]);
    await log.idle();
    await kill();
    const refused = await log.append('t', [record('away')]).catch((error: unknown) => error);
    expect(isEngineUnavailable(refused)).toBe(true);
    await restart();
    await log.append('t', [record('after')]);
    await log.idle();
    expect(received.values).toEqual(['before', 'after']);
    await close();
  });

  it('lets one process append: another is refused with a sentence until the first has ended', async () => {
    const { log, url, clock, close } = await fixture();
    await log.append('t', [record('first')]);
    const other = new EmbeddedEventLog(url, clock, logger, { lease });
    await expect(other.append('t', [record('second')])).rejects.toThrow(`in use by process ${process.pid}`);
    await log.close();
    await other.append('t', [record('third')]);
    expect(await valuesOf(other)).toEqual(['first', 'third']);
    await other.close();
    await close();
  });

  describe('whose lease is held on another host', () => {
    const elsewhere = { holder: 'other', host: 'elsewhere', pid: 7 };
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    const opened = async () => {
      const about = await fixture({ ...lease, patienceMs: -1 });
      const client = await new mongo.MongoClient(about.url).connect();
      const leases = client.db(EVENT_LOG_DATABASE).collection<{ _id: string }>('leases');
      const hold = (expiresAt: Date) =>
        leases.updateOne({ _id: 'appender' }, { $set: { ...elsewhere, expiresAt } }, { upsert: true });
      await hold(inHours(1));
      const close = async () => {
        await client.close();
        await about.close();
      };
      return { ...about, hold, close };
    };

    it('takes it over when it has expired, however long that takes: its process may have died', async () => {
      const { log, hold, close } = await opened();
      const appended = log.append('t', [record('first')]);
      for (let looks = 0; looks < 10; looks += 1) await log.ping();
      await hold(new Date(0));
      await appended;
      expect(await valuesOf(log)).toEqual(['first']);
      await close();
    });

    it('refuses with a sentence as soon as it is seen to be renewed', async () => {
      const { log, hold, close } = await opened();
      let refused: unknown;
      const appended = log.append('t', [record('first')]).catch((error: unknown) => {
        refused = error;
      });
      for (let hours = 2; refused === undefined; hours += 1) await hold(inHours(hours));
      await appended;
      expect(String(refused)).toContain('in use by process 7 on elsewhere');
      await close();
    });
  });

  it('trims records older than 7 days, never before the slowest group, and continues the offsets', async () => {
    const { log, clock, close } = await fixture();
    const slow = new ReceivedRecords(({ value }) => (value === '1' ? { retryAfterMs: 60_000 } : 'done'));
    const slowGroup = await log.consume({ group: 'slow', topics: ['t'], onRecord: slow.onRecord });
    for (const value of ['0', '1', '2']) await log.append('t', [record(value)]);
    await slow.until(({ values }) => values.includes('1'));
    await slowGroup.close();
    expect(await log.trim()).toBe(0);
    clock.advance(RETENTION_MS + 1);
    expect(await log.trim()).toBe(1);
    expect(await valuesOf(log)).toEqual(['1', '2']);
    await log.consume({ group: 'slow', topics: ['t'], onRecord: async () => 'done' });
    await log.idle();
    expect(await log.trim()).toBe(1);
    await log.append('t', [record('3')]);
    const late = new ReceivedRecords();
    await log.consume({ group: 'late', topics: ['t'], onRecord: late.onRecord });
    await late.until(({ records }) => records.length === 2);
    expect(late.records.map(({ value, offset }) => [value, offset])).toEqual([
      ['2', '2'],
      ['3', '3'],
    ]);
    await close();
  });

  it('trims dead letters only after 30 days', async () => {
    const { log, clock, close } = await fixture();
    const topic = deadLetterTopicOf('t');
    for (const value of ['0', '1']) await log.append(topic, [record(value)]);
    clock.advance(RETENTION_MS + 1);
    expect(await log.trim()).toBe(0);
    clock.advance(DEAD_LETTER_RETENTION_MS - RETENTION_MS);
    expect(await log.trim()).toBe(1);
    await close();
  });
});

import { startEmbeddedMongo } from '@pothik/embedded-mongo';
import { SystemClock } from '../clock/system-clock.js';
import { gate, record } from '../contracts/event-log-fixture.js';
import { ReceivedRecords } from '../contracts/received-records.js';
import { mongoClient } from '../database/mongo-client.js';
import { EVENT_LOG_DATABASE } from '../database/platform-databases.js';
import { SilentLogger } from '../testing/silent-logger.js';
import { EmbeddedEventLog } from './embedded-event-log.js';
import { temporaryDirectory } from './testing/temporary-directory.js';

const TOPIC = 't';
const GROUP = 'g';

describe('A group of the embedded event log, of which one member handles a record', () => {
  let log: EmbeddedEventLog;
  let url: string;
  let close: () => Promise<void>;
  let handled: ReturnType<typeof gate>;
  let handling: ReceivedRecords;

  const join = (received: ReceivedRecords) =>
    log.consume({ group: GROUP, topics: [TOPIC], onRecord: received.onRecord });

  beforeEach(async () => {
    const { directory, remove } = await temporaryDirectory();
    const database = await startEmbeddedMongo({ directory, port: 0, synchronous: 'NORMAL' });
    url = database.url;
    log = new EmbeddedEventLog(url, new SystemClock(), new SilentLogger());
    close = async () => {
      await log.close();
      await database.close();
      await remove();
    };
    handled = gate();
    handling = new ReceivedRecords(async () => {
      await handled.opened;
      return 'done' as const;
    });
  });
  afterEach(async () => {
    handled.open();
    await close();
  });

  it('closes another member, which waits for its partitions, before that handler has ended', async () => {
    await join(handling);
    await log.append(TOPIC, [record('a', 'first')]);
    await handling.until(({ records }) => records.length === 1);
    const waiting = new ReceivedRecords();
    const second = await join(waiting);
    await second.close();
    expect(waiting.values).toEqual([]);
  });

  it('gives its partitions to a third member only after that handler, also when the second was closed', async () => {
    const first = await join(handling);
    await log.append(TOPIC, [record('a', 'first')]);
    await handling.until(({ records }) => records.length === 1);
    const second = await join(new ReceivedRecords());
    const after = new ReceivedRecords();
    await join(after);
    await second.close();
    await log.append(TOPIC, [record('a', 'next')]);
    const closing = first.close();
    expect(after.values).toEqual([]);
    handled.open();
    await closing;
    await after.until(({ records }) => records.length > 0);
    expect(after.values).toEqual(['next']);
  });

  it('reads a partition again whose stored offset lies beyond every record', async () => {
    const client = mongoClient(url, {});
    handled.open();
    const first = await join(handling);
    await log.append(TOPIC, [record('a', 'first')]);
    await handling.until(({ records }) => records.length === 1);
    await first.close();
    const offsets = client.db(EVENT_LOG_DATABASE).collection('offsets');
    await offsets.updateMany({ group: GROUP }, { $set: { committed: Number.POSITIVE_INFINITY } });
    await log.close();
    log = new EmbeddedEventLog(url, new SystemClock(), new SilentLogger());
    const again = new ReceivedRecords();
    await join(again);
    await again.until(({ records }) => records.length === 1);
    await log.idle();
    expect(await offsets.countDocuments({ group: GROUP, committed: Number.POSITIVE_INFINITY })).toBe(0);
    await client.close();
  });
});

import { type DriverView, driverHttp } from '@pothik/contracts/driver';
import { OWNERS } from '@pothik/contracts/platform';
import type { ConsumedRecord } from '@pothik/engines';
import type { ConnectedEngines } from '@pothik/engines/connect';
import { closeAll } from '../../e2e/support/close-all.js';
import { eventually } from '../../e2e/support/eventually.js';
import { beginLoad } from '../traffic/begin-load.js';
import { settledFindings } from '../traffic/checks/settled-findings.js';
import type { Load } from '../traffic/load.js';
import type { LoadDriver } from '../traffic/people/people.js';
import { type DistributedPlatform, startDistributed } from './distributed-fixture.js';
import { connectTo, deadLetterLines } from './event-topics.js';
import { appendAll, givenUp, recordsOf, untilAllConsumed, untilConsumed } from './hand-made/consumed.js';
import { everythingSeen } from './hand-made/everything-seen.js';
import { anotherRide, completionBy, layDown, replay } from './hand-made/letters.js';
import { malformedRecords } from './hand-made/malformed.rules.js';
import { keysReversed, longOvertaken } from './hand-made/rearranged.rules.js';

const RIDES = 60;
const RIDES_PER_SECOND = 4;
const FARE = 333;
const WITHIN_MS = 300_000;

let platform: DistributedPlatform;
let engines: ConnectedEngines;
let load: Load;

beforeAll(async () => {
  platform = await startDistributed({ distributed: ['--instances', '1'] });
  engines = await connectTo(platform);
  load = await beginLoad(platform, { ridesPerSecond: RIDES_PER_SECOND, maximumRides: RIDES });
  await eventually(async () => expect(load.journal.rides.length).toBe(RIDES), WITHIN_MS);
  await load.drain();
  expect(await settledFindings(load, () => deadLetterLines(engines))).toEqual([]);
}, WITHIN_MS);

afterAll(async () => {
  await closeAll([() => load?.close(), () => engines?.close(), () => platform?.stop()]);
}, WITHIN_MS);

const driver = () => load.people.drivers[0] as LoadDriver;

async function totals(): Promise<{ totalRides: number; totalEarnings: number }> {
  const { totalRides, totalEarnings } = (await driver().session.insist(driverHttp.drivers, {})).data[0] as DriverView;
  return { totalRides, totalEarnings };
}

async function aCountedCompletion(): Promise<ConsumedRecord> {
  const records = await recordsOf(engines.eventLog, 'ride');
  return records.find((record) => completionBy(driver().driverId, record)) as ConsumedRecord;
}

describe('unusual records in the topics', () => {
  it(
    'duplicates of every event, keys in another order and an outdated event change nothing',
    async () => {
      const before = await everythingSeen(load);
      let repeated = 0;
      for (const owner of OWNERS) {
        const records = await recordsOf(engines.eventLog, owner);
        await appendAll(engines.eventLog, owner, [...records, ...keysReversed(records), ...longOvertaken(records)]);
        repeated += records.length;
      }
      expect(repeated).toBeGreaterThan(RIDES);
      await untilAllConsumed(engines.eventLog);
      expect(await everythingSeen(load)).toEqual(before);
    },
    WITHIN_MS,
  );

  it(
    'an unreadable record becomes one dead letter of each service that consumes it, with the reason',
    async () => {
      const before = await everythingSeen(load);
      const malformed = malformedRecords(() => crypto.randomUUID());
      for (const { owner, value } of malformed)
        await appendAll(engines.eventLog, owner, [{ key: owner, value, headers: {} }]);
      for (const owner of OWNERS) await untilConsumed(engines.eventLog, owner, [owner]);
      for (const { owner, value, groups, reason } of malformed) {
        const letters = await givenUp(engines.eventLog, owner, value);
        expect(letters).toEqual(groups.map((group) => ({ group, reason: expect.stringMatching(reason) })));
      }
      expect(await everythingSeen(load)).toEqual(before);
    },
    WITHIN_MS,
  );

  it(
    'and rides still work, each notification sent exactly once',
    async () => {
      await load.freshRide();
      // The dead letters of this file's own records are expected.
      expect(await settledFindings(load, async () => [])).toEqual([]);
    },
    WITHIN_MS,
  );
});

describe('a dead letter that is replayed', () => {
  it(
    'has no second effect when it was already handled',
    async () => {
      const counted = await aCountedCompletion();
      const before = await totals();
      const id = await layDown(engines.eventLog, counted);
      expect(await replay(engines.eventLog, id)).toBe(1);
      expect(await replay(engines.eventLog, id)).toBe(1);
      await untilConsumed(engines.eventLog, 'ride', [counted.key]);
      expect(await totals()).toEqual(before);
    },
    WITHIN_MS,
  );

  it(
    'has its effect once when it was not handled yet, however often it is replayed',
    async () => {
      const { totalRides, totalEarnings } = await totals();
      const missed = anotherRide(await aCountedCompletion(), FARE);
      const id = await layDown(engines.eventLog, missed);
      await replay(engines.eventLog, id);
      await replay(engines.eventLog, id);
      await untilConsumed(engines.eventLog, 'ride', [missed.key]);
      expect(await totals()).toEqual({ totalRides: totalRides + 1, totalEarnings: totalEarnings + FARE });
    },
    WITHIN_MS,
  );
});

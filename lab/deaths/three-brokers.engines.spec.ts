import type { ConnectedEngines } from '@pothik/engines/connect';
import { closeAll } from '../../e2e/support/close-all.js';
import { beginLoad } from '../traffic/begin-load.js';
import { settledFindings } from '../traffic/checks/settled-findings.js';
import type { Load } from '../traffic/load.js';
import { summaryOf } from '../traffic/rides/journal.js';
import { type DistributedPlatform, startDistributed } from './distributed-fixture.js';
import { connectTo, deadLetterLines } from './event-topics.js';
import { engineOf } from './kill.js';
import { type Recovery, strike } from './recovery.js';
import { recoveryTable } from './recovery-table.rules.js';

/** `LONG=1` kills each of the three in turn. */
const BROKERS = process.env.LONG ? [1, 2, 3] : [1];
/** The load that two cores can carry with all engines and twelve processes. */
const RIDES_PER_SECOND = 1.5;
const WITHIN_MS = 480_000;

let platform: DistributedPlatform;
let engines: ConnectedEngines;
let load: Load;
const recoveries: Recovery[] = [];

beforeAll(async () => {
  platform = await startDistributed({ distributed: ['--brokers', '3'] });
  engines = await connectTo(platform);
  load = await beginLoad(platform, { ridesPerSecond: RIDES_PER_SECOND });
}, WITHIN_MS);

afterAll(async () => {
  if (recoveries.length > 0) console.log(`seconds from the kill\n${recoveryTable(recoveries)}`);
  await closeAll([() => load?.close(), () => engines?.close(), () => platform?.stop()]);
}, WITHIN_MS);

describe('three brokers, each record replicated to all and acknowledged by two', () => {
  it.each(BROKERS)(
    'broker %i is killed under load, and rides continue',
    async (broker) => {
      recoveries.push(await strike(engineOf('kafka', broker), load, platform.control));
    },
    WITHIN_MS,
  );

  it(
    'no acknowledged write is lost, and none takes effect twice',
    async () => {
      await load.drain();
      console.log(summaryOf(load.journal));
      expect(await settledFindings(load, () => deadLetterLines(engines))).toEqual([]);
      expect(load.journal.completed.length).toBeGreaterThan(BROKERS.length);
    },
    WITHIN_MS,
  );
});

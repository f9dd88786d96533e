import type { ConnectedEngines } from '@pothik/engines/connect';
import { closeAll } from '../../e2e/support/close-all.js';
import { beginLoad } from '../traffic/begin-load.js';
import { settledFindings } from '../traffic/checks/settled-findings.js';
import type { Load } from '../traffic/load.js';
import { summaryOf } from '../traffic/rides/journal.js';
import { type DistributedPlatform, startDistributed } from './distributed-fixture.js';
import { connectTo, deadLetterLines } from './event-topics.js';
import { engineOf, processOf } from './kill.js';
import { type Recovery, strike } from './recovery.js';
import { recoveryTable } from './recovery-table.rules.js';

/** Rounds of kills per platform; `LONG=1` kills every service and every engine 20 times over five platforms. */
const ROUNDS = process.env.LONG ? 2 : 1;
/** The stand-in database slows down as it grows: one long-lived platform would measure that. */
const LIVES = process.env.LONG ? 5 : 1;
const INSTANCES = process.env.LONG ? [1, 2] : [1];
const SERVICES = ['auth', 'user', 'driver', 'ride', 'notification', 'gateway'];
const ENGINES = ['kafka', 'redis', 's3', 'mongo'];
/** The load that two cores can carry with all engines and twelve processes while one of them is killed. */
const RIDES_PER_SECOND = 0.8;
const START_WITHIN_MS = 300_000;
const ROUND_WITHIN_MS = 480_000;

/** The engines after each instance of the services: an engine is killed as often as a service. */
const victims = INSTANCES.flatMap((instance) => [
  ...SERVICES.map((name) => processOf(name, instance)),
  ...ENGINES.map((name) => engineOf(name)),
]);
/** Each process in turn: one that is killed several times in a row is restarted after growing pauses. */
const kills = Array.from({ length: ROUNDS }, (_, round) =>
  victims.map((victim) => ({ victim, what: victim.what, round: round + 1 })),
).flat();
const lives = Array.from({ length: LIVES }, (_, life) => ({ life: life + 1 }));

let platform: DistributedPlatform;
let engines: ConnectedEngines;
let load: Load;
let recoveries: Recovery[];

describe.each(lives)('killed under load, one at a time, in platform $life', () => {
  beforeAll(async () => {
    recoveries = [];
    platform = await startDistributed();
    engines = await connectTo(platform);
    load = await beginLoad(platform, { ridesPerSecond: RIDES_PER_SECOND });
  }, START_WITHIN_MS);

  afterAll(async () => {
    if (recoveries.length > 0) console.log(`seconds from the kill\n${recoveryTable(recoveries)}`);
    await closeAll([() => load?.close(), () => engines?.close(), () => platform?.stop()]);
  }, START_WITHIN_MS);

  it.each(kills)(
    '$what recovers, and rides continue (kill $round)',
    async ({ victim }) => {
      recoveries.push(await strike(victim, load, platform.control));
    },
    ROUND_WITHIN_MS,
  );

  it(
    'no acknowledged write is lost, and none takes effect twice',
    async () => {
      await load.drain();
      console.log(`${summaryOf(load.journal)}; ${load.sampler.samples} samples, at most ${load.sampler.mostOpen} open`);
      expect(await settledFindings(load, () => deadLetterLines(engines))).toEqual([]);
      expect(load.journal.completed.length).toBeGreaterThan(recoveries.length);
    },
    ROUND_WITHIN_MS,
  );
});

import type { ConnectedEngines } from '@pothik/engines/connect';
import { beginLoad } from '../traffic/begin-load.js';
import { settledFindings } from '../traffic/checks/settled-findings.js';
import type { Load } from '../traffic/load.js';
import { summaryOf } from '../traffic/rides/journal.js';
import { type DistributedPlatform, startDistributed } from './distributed-fixture.js';
import { connectTo, deadLetterLines } from './event-topics.js';
import { engineOf, processOf } from './kill.js';
import { type Recovery, strike } from './recovery.js';
import { recoveryTable } from './recovery-table.rules.js';

/** Kills of each in one life of the platform; `LONG=1` kills both instances of a service, and each ten times over five lives. */
const ROUNDS = process.env.LONG ? 2 : 1;
/** The stand-in database slows down by what it holds: a long life would measure that. */
const LIVES = process.env.LONG ? 5 : 1;
const REPLICAS = process.env.LONG ? [1, 2] : [1];
const SERVICES = ['auth', 'user', 'driver', 'ride', 'notification', 'gateway'];
const ENGINES = ['kafka', 'redis', 's3', 'mongo'];
/** What two cores carry with every engine, twelve processes and the load itself on them, while one after the other dies. */
const RIDES_PER_SECOND = 0.8;
const START_WITHIN_MS = 300_000;
const ROUND_WITHIN_MS = 480_000;

const victims = [
  ...SERVICES.flatMap((name) => REPLICAS.map((instance) => processOf(name, instance))),
  ...ENGINES.map((name) => engineOf(name)),
];
/** Everybody once, and again: who is killed several times running is started with growing pauses. */
const kills = Array.from({ length: ROUNDS }, (_, round) =>
  victims.map((victim) => ({ victim, what: victim.what, round: round + 1 })),
).flat();
const lives = Array.from({ length: LIVES }, (_, life) => ({ life: life + 1 }));

let platform: DistributedPlatform;
let engines: ConnectedEngines;
let load: Load;
let recoveries: Recovery[];

describe.each(lives)('killed under load, one at a time, in life $life of the platform', () => {
  beforeAll(async () => {
    recoveries = [];
    platform = await startDistributed();
    engines = await connectTo(platform);
    load = await beginLoad(platform, { ridesPerSecond: RIDES_PER_SECOND });
  }, START_WITHIN_MS);

  afterAll(async () => {
    if (recoveries.length > 0) console.log(`seconds from the kill\n${recoveryTable(recoveries)}`);
    await load?.close();
    await engines?.close();
    await platform?.stop();
  }, START_WITHIN_MS);

  it.each(kills)(
    '$what comes back, and rides go on (kill $round)',
    async ({ victim }) => {
      recoveries.push(await strike(victim, load, platform.control));
    },
    ROUND_WITHIN_MS,
  );

  it(
    'and nothing acknowledged is lost, nothing is twice in effect',
    async () => {
      await load.drain();
      console.log(`${summaryOf(load.journal)}; ${load.sampler.samples} samples, at most ${load.sampler.mostOpen} open`);
      expect(await settledFindings(load, () => deadLetterLines(engines))).toEqual([]);
      expect(load.journal.completed.length).toBeGreaterThan(recoveries.length);
    },
    ROUND_WITHIN_MS,
  );
});

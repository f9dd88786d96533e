import { OWNERS } from '@pothik/contracts/platform';
import type { ConnectedEngines } from '@pothik/engines/connect';
import { closeAll } from '../../e2e/support/close-all.js';
import { eventually } from '../../e2e/support/eventually.js';
import { PASSWORD } from '../../e2e/support/people.js';
import { beginLoad } from '../traffic/begin-load.js';
import { settledFindings } from '../traffic/checks/settled-findings.js';
import type { Load } from '../traffic/load.js';
import { Onlooker } from '../traffic/onlooker.js';
import { summaryOf } from '../traffic/rides/journal.js';
import { isRetriedByContract } from '../traffic/session/retried-by-contract.rules.js';
import { Session } from '../traffic/session/session.js';
import { wordsOfTry } from '../traffic/session/tries.js';
import { type DistributedPlatform, startDistributed } from './distributed-fixture.js';
import { connectTo, deadLetterLines } from './event-topics.js';
import { type Restart, restart, restartTable } from './rolling-restart.js';

const PAIRS = 8;
/** Well below what two slow cores carry beside a process that starts: a saturated machine would only measure itself. */
const RIDES_PER_SECOND = 0.5;
const ONLOOKERS = ['rider@pothik.test', 'rider2@pothik.test', 'rider3@pothik.test'];
const WITHIN_MS = 300_000;

/** Gateways last: every request of the load goes through them. */
const instances = [...OWNERS, 'gateway'].flatMap((name) => [1, 2].map((instance) => ({ name, instance })));

let platform: DistributedPlatform;
let engines: ConnectedEngines;
let load: Load;
let onlookers: Onlooker[] = [];
/** Counts before the first restart: the first ride may have to wait for the driver's projection. */
let before: { made: number; failed: number; openings: number[] };
const restarts: Restart[] = [];

const rounds = () => onlookers.reduce((sum, onlooker) => sum + onlooker.rounds, 0);
const openings = () => load.people.riders.map(({ reader }) => reader.openings);

beforeAll(async () => {
  platform = await startDistributed({ environment: { RATE_LIMITS: 'off' } });
  engines = await connectTo(platform);
  load = await beginLoad(platform, { ridesPerSecond: RIDES_PER_SECOND, pairs: PAIRS });
  const { gateways } = load;
  onlookers = ONLOOKERS.map((email) => new Onlooker(new Session(gateways, { email, password: PASSWORD })));
  for (const onlooker of onlookers) onlooker.start();
  await eventually(async () => expect(rounds()).toBeGreaterThan(0), WITHIN_MS);
  const { made, failed } = gateways.tries;
  before = { made, failed: failed.length, openings: openings() };
}, WITHIN_MS);

afterAll(async () => {
  // The load first: its gateways are the onlookers' too, whose calls would go on for minutes.
  const calls = [() => load?.close(), ...onlookers.map((onlooker) => () => onlooker.stop())];
  await closeAll([...calls, () => engines?.close(), () => platform?.stop()]);
}, WITHIN_MS);

describe('every instance of every service restarted under load, one after the other', () => {
  it.each(instances)(
    '$name $instance drains, exits with 0, and becomes ready again',
    async (instance) => {
      const one = await restart(platform.control, load.gateways, instance);
      restarts.push(one);
      expect(one.ending).toEqual({ code: 0, signal: null });
      await load.freshRide();
    },
    WITHIN_MS,
  );

  it(
    'no request fails except those that the web client retries by itself',
    async () => {
      await Promise.all(onlookers.map((onlooker) => onlooker.stop()));
      await load.drain();
      const { made, failed } = load.gateways.tries;
      const since = failed.slice(before.failed);
      const others = since.filter((one) => !isRetriedByContract(one));
      console.log(
        `seconds to stop, to be ready again\n${restartTable(restarts)}\n${summaryOf(load.journal)}\n` +
          `${made - before.made} requests, ${rounds()} rounds of onlookers, ${since.length} tried again: ` +
          since.map(wordsOfTry).join('; '),
      );
      expect(others.map(wordsOfTry)).toEqual([]);
      expect(onlookers.flatMap(({ faults }) => faults)).toEqual([]);
    },
    WITHIN_MS,
  );

  it(
    'every stream resumes without gaps or duplicates; no acknowledged write is lost, and none takes effect twice',
    async () => {
      expect(await settledFindings(load, () => deadLetterLines(engines))).toEqual([]);
      const resumed = openings().map((now, index) => now - (before.openings[index] ?? 0));
      console.log(`streams resumed: ${resumed.join(', ')}`);
      expect(Math.min(...resumed)).toBeGreaterThan(0);
      expect(load.journal.completed.length).toBeGreaterThan(restarts.length);
    },
    WITHIN_MS,
  );
});

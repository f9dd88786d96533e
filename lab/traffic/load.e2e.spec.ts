import { closeAll } from '../../e2e/support/close-all.js';
import { eventually } from '../../e2e/support/eventually.js';
import { type RunningPlatform, startPlatform } from '../../e2e/support/platform.js';
import { beginLoad } from './begin-load.js';
import { settledFindings } from './checks/settled-findings.js';
import type { Load } from './load.js';
import { summaryOf } from './rides/journal.js';

/** Rides of the load; `npm run test:long` drives 400. */
const RIDES = process.env.LONG ? 400 : 60;
const RIDES_PER_SECOND = 4;
const PATIENCE_MS = 600_000;
const DEAD_LETTER = 'A record became a dead letter';

let platform: RunningPlatform;
let load: Load | undefined;
const deadLetters: string[] = [];

beforeAll(async () => {
  platform = await startPlatform({ demonstration: true, environment: { RATE_LIMITS: 'off' } });
  for (const output of [platform.process.stdout, platform.process.stderr])
    output?.on('data', (chunk) => String(chunk).includes(DEAD_LETTER) && deadLetters.push(String(chunk)));
});

afterAll(async () => {
  await closeAll([() => load?.close(), () => platform?.stop()]);
});

describe('twenty riders and twenty drivers', () => {
  it(
    'ride concurrently, and every acknowledged write takes effect once',
    async () => {
      load = await beginLoad(platform, { ridesPerSecond: RIDES_PER_SECOND, maximumRides: RIDES });
      const { journal, sampler } = load;
      await eventually(async () => expect(journal.rides.length).toBe(RIDES), PATIENCE_MS);
      await load.drain();
      console.log(`${summaryOf(journal)}; ${sampler.samples} samples, at most ${sampler.mostOpen} open`);
      expect(await settledFindings(load, async () => deadLetters)).toEqual([]);
      expect(journal.completed.length).toBe(RIDES);
      expect(sampler.samples).toBeGreaterThan(0);
    },
    PATIENCE_MS,
  );
});

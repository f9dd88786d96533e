import { userHttp } from '@pothik/contracts/user';
import { allocatedDuring, PROBED } from '../../counted/probed-memory.mjs';
import { type RunningPlatform, startPlatform } from '../../support/platform.js';
import { type People, peopleOf, rejected } from '../../support/rides-in-states.js';

/** Kilobytes of the platform's heap that each may take, in one process: half to twice of what was measured. */
const BAND_KB = { read: [75, 300], booking: [1_250, 5_000] } as const;

let platform: RunningPlatform;
let people: People;

beforeAll(async () => {
  const environment = { RATE_LIMITS: 'off', ...PROBED };
  platform = await startPlatform({ demonstration: true, environment, hasChannel: true });
  people = await peopleOf(platform, 'rider@pothik.test', 'driver@pothik.test');
});

afterAll(() => platform?.stop());

async function repeat(times: number, call: () => Promise<unknown>): Promise<void> {
  for (let made = 0; made < times; made += 1) await call();
}

/** Kilobytes of one of these calls, one after another. As many go before, which compile what they need and fill what is kept. */
async function kilobytesOf(times: number, call: () => Promise<unknown>): Promise<number> {
  await repeat(times, call);
  return (await allocatedDuring(platform.process, () => repeat(times, call))) / times / 1024;
}

function expectWithin(kilobytes: number, [least, most]: readonly [least: number, most: number]): void {
  expect(kilobytes).toBeGreaterThan(least);
  expect(kilobytes).toBeLessThan(most);
}

it('a signed-in read allocates no more than it did', async () => {
  expectWithin(await kilobytesOf(200, () => people.rider.call(userHttp.getMe, {})), BAND_KB.read);
});

it('a booking that its driver refuses, with all its events, allocates no more than it did', async () => {
  expectWithin(await kilobytesOf(40, () => rejected(people)), BAND_KB.booking);
});

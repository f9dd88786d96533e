import { rideHttp } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { fareSet, startCodeOf } from '../support/rides-in-states.js';
import { deadSpot, isEmpty, killed, line, onDevice } from './dead-spot-actions.js';
import { completeButton } from './driver-actions.js';
import { untilKept } from './offline-actions.js';
import { status } from './ride-actions.js';
import { PEOPLE } from './screen-fixture.js';

const spot = deadSpot();

/** Rides: 20 with `LONG=1`. */
const RIDES = process.env.LONG ? 20 : 2;
/** A failing ride is repeated by its seed. */
const SEED = Number(process.env.CUTS_SEED ?? Math.floor(Math.random() * 2 ** 31));

/** What a driver presses after the fare, in its order; `words` name the act in what the page says of it. */
const ACTS = [
  { name: 'arrived', words: 'I have arrived', route: rideRoutes.tellArrival, leadsTo: 'ACCEPTED' },
  { name: 'code', words: 'Confirm pick-up', route: rideRoutes.verifyCode, leadsTo: 'PICKED UP' },
  { name: 'start', words: 'Start the ride', route: rideRoutes.updateStatus, leadsTo: 'IN TRANSIT' },
  { name: 'complete', words: 'Complete the ride', route: rideRoutes.updateStatus, leadsTo: 'COMPLETED' },
] as const;
type Act = (typeof ACTS)[number];

/** The network goes for ten seconds, for a minute, or with the browser. */
const CUTS = ['10 s', '60 s', 'killed'] as const;
const SECONDS = { '10 s': 10, '60 s': 60, killed: 0 } as const;
/** It goes before the press, or while the act is on its way: then nobody knows whether it arrived. */
const MOMENTS = ['before', 'underway'] as const;

interface Cut {
  act: Act['name'];
  cut: (typeof CUTS)[number];
  moment: (typeof MOMENTS)[number];
}
const rideWithCuts: fc.Arbitrary<Cut[]> = fc
  .tuple(
    fc.subarray([...ACTS], { minLength: 3, maxLength: 3 }),
    fc.shuffledSubarray([...CUTS], { minLength: 3, maxLength: 3 }),
    fc.array(fc.constantFrom(...MOMENTS), { minLength: 3, maxLength: 3 }),
  )
  .map(([acts, cuts, moments]) =>
    acts.map(({ name }, at) => ({ act: name, cut: cuts[at] ?? '10 s', moment: moments[at] ?? 'before' })),
  );

const PRESS: Record<Act['name'], (page: Page, code: string) => Promise<unknown>> = {
  arrived: (page) => page.getByRole('button', { name: 'I have arrived' }).click(),
  code: async (page, code) => {
    await page.getByRole('textbox', { name: /1 of 6/ }).click();
    // The page sends it with the last digit.
    await page.keyboard.type(code);
  },
  start: (page) => page.getByRole('button', { name: 'Start the ride' }).click(),
  // Held until the test lets go.
  complete: async (page) => {
    await completeButton(page).hover();
    await page.mouse.down();
  },
};

/** Presses while there is no network, or loses it once the act was sent. */
async function pressInCut(page: Page, act: Act, { moment }: Cut, code: string): Promise<void> {
  if (moment === 'before') {
    await spot.loseNetwork(page);
    await PRESS[act.name](page, code);
    await line(page, act.words).waitFor();
    return page.mouse.up();
  }
  const [called = ''] = act.route.path.split(':');
  const sent = page.waitForRequest((one) => one.method() === act.route.method && one.url().includes(called));
  await Promise.all([PRESS[act.name](page, code), sent.then(() => spot.loseNetwork(page))]);
  await page.mouse.up();
}

/** By the page's clock: what it does meanwhile, it does. */
async function away(page: Page, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 5) await page.clock.runFor(5_000);
}

/** Nothing waits on the device, and the ride is where the act has led. */
async function untilDone(page: Page, rideId: string, act: Act): Promise<void> {
  await eventually(async () => {
    const { rideStatus, arrivedAt } = await spot.people.driver.call(rideHttp.getRide, { rideId });
    expect(rideStatus).toBe(act.leadsTo);
    expect(arrivedAt).toEqual(expect.any(String));
    expect((await onDevice(page)).acts.filter(({ end }) => end === undefined)).toEqual([]);
  });
  await page.mouse.up();
  if (act.leadsTo !== 'COMPLETED') await status(page, act.leadsTo).waitFor();
}

/** Drives a ride whose fare is set through its cuts. @returns the page that is left */
async function drive(first: Page, rideId: string, code: string, cuts: readonly Cut[]): Promise<Page> {
  let page = first;
  for (const act of ACTS) {
    const cut = cuts.find((one) => one.act === act.name);
    if (cut === undefined) await PRESS[act.name](page, code);
    else {
      await pressInCut(page, act, cut, code);
      await away(page, SECONDS[cut.cut]);
      if (cut.cut === 'killed') page = await killed(page);
      await spot.regainNetwork(page);
    }
    await untilDone(page, rideId, act);
  }
  return page;
}

const nameOf = (cuts: readonly Cut[]) => cuts.map(({ act, cut, moment }) => `${act} ${cut} ${moment}`).join(', ');

describe(`rides in a real browser, each through three cuts; seed ${SEED}`, () => {
  const drawn = fc.sample(rideWithCuts, { seed: SEED, numRuns: RIDES });

  it.each(drawn.map((cuts) => [nameOf(cuts), cuts] as const))(
    'lose no act, do none twice, and leave nothing on either device: %s',
    async (_name, cuts) => {
      // A session of a program is not renewed, and ends before the last of many rides.
      await spot.logIn();
      const { rider, driver } = spot.people;
      const ride = await fareSet(spot.people);
      const code = await startCodeOf(spot.people, ride);
      const ofRider = await spot.withRide('/rider/current-ride', PEOPLE.rider, 'ACCEPTED');
      const begun = await spot.withRide('/driver/ride-request', PEOPLE.driver, 'ACCEPTED', ({ clock }) =>
        clock.install(),
      );
      await begun.getByRole('button', { name: 'I have arrived' }).waitFor();
      await untilKept(begun);
      const page = await drive(begun, ride._id, code, cuts);
      const [seen, told] = await Promise.all(
        [rider, driver].map((person) => person.call(rideHttp.getRide, { rideId: ride._id })),
      );
      expect(seen?.history.map(({ to }) => to)).toEqual([
        'REQUESTED',
        'ACCEPTED',
        'PICKED UP',
        'IN TRANSIT',
        'COMPLETED',
      ]);
      expect(told?.history).toEqual(seen?.history);
      await isEmpty(page);
      await isEmpty(ofRider);
    },
  );
});

/** @matters a line that forgets its sockets silently */
import { rideHttp } from '@pothik/contracts/ride';
import type { Page } from 'playwright-core';
import { ForgettingLine } from '../support/forgetting-line.js';
import { approveAndGoOnline, book, logIn, newDriver, newRider } from '../support/people.js';
import type { People } from '../support/rides-in-states.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const line = new ForgettingLine();
/** The longest that an operator can set: nobody is set OFFLINE in a pause of ten minutes. */
const environment: Record<string, string> = { SIGN_OF_LIFE_MINUTES: '30' };
beforeAll(async () => {
  await line.open();
  environment.PUBLIC_URL = line.url;
});
const fixture = screenFixture({ own: 'is reached by a line of its own', environment });

const RIDER = 'rahima@forgotten-line.test';
const DRIVER = 'karim@forgotten-line.test';
const SHOWN_WITHIN_MS = 5_000;

/** For how long the line is away, in seconds, and which sign of its return the browser gives. */
const SIGNS = {
  none: '',
  network: "dispatchEvent(new Event('online'))",
  sight: "document.dispatchEvent(new Event('visibilitychange'))",
} as const;
const ROUNDS: readonly (readonly [number, keyof typeof SIGNS])[] = process.env.LONG
  ? Array.from(
      { length: 60 },
      (_, round) =>
        [[5, 20, 60][round % 3] ?? 5, (['none', 'network', 'sight'] as const)[(round >> 1) % 3] ?? 'none'] as const,
    )
  : [
      [5, 'none'],
      [20, 'sight'],
      [20, 'none'],
    ];

let people: People;
beforeAll(async () => {
  line.leadTo(Number(new URL(fixture.platform.url).port));
  fixture.entrance = line.url;
  const rider = await newRider(fixture.platform, 'Rahima Khatun', RIDER);
  const { visitor: driver, profile } = await newDriver(fixture.platform, 'Karim Mia', DRIVER);
  await approveAndGoOnline(await logIn(fixture.platform.url, PEOPLE.admin), driver, profile._id, rider);
  people = { rider, driver, driverId: profile._id };
});
afterAll(() => line.close());

/** The outage is what is tested, not a wait for something. */
const away = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
const none = (page: Page) => page.getByRole('heading', { name: 'No ride requests' });

/** Shows a request that was made while the line was away, at the driver's list and with the driver signed in. */
async function showsRequest(page: Page, rideId: string): Promise<void> {
  await page.getByRole('button', { name: /^Accept/ }).waitFor({ timeout: SHOWN_WITHIN_MS });
  expect(new URL(page.url()).pathname).toBe('/driver/ride-request');
  await page.getByRole('button', { name: 'Account menu' }).waitFor();
  await people.driver.call(rideHttp.updateStatus, { rideId, rideStatus: 'REJECTED' });
  await none(page).waitFor();
}

it('a request made while it was away is shown within 5 s of its return, and nobody is logged out', async () => {
  const page = await fixture.visit('/driver/ride-request', { as: DRIVER, width: 360, height: 740 });
  await none(page).waitFor();
  for (const [seconds, sign] of ROUNDS) {
    line.forget();
    const { _id } = await book(people.rider, people.driverId);
    await away(seconds);
    line.comeBack();
    await page.evaluate(SIGNS[sign]);
    await showsRequest(page, _id);
  }
});

/** Nothing is lost on the way to the platform, so that it exchanges the token: only the page does not learn of it. */
const REFRESH = 'POST /api/v1/auth/refresh';
const PAUSE_SECONDS = process.env.LONG ? 600 : 5;

it('an answer to a refresh that is lost, and a long pause after it, log nobody out', async () => {
  const page = await fixture.visit('/driver/ride-request', { as: DRIVER, width: 360, height: 740 });
  await none(page).waitFor();
  for (const _round of [1, 2, 3]) {
    await page.context().clearCookies({ name: 'accessToken' });
    const lost = line.loseAnswer(REFRESH);
    await page.evaluate(SIGNS.network);
    await lost;
    line.forget();
    await away(PAUSE_SECONDS);
    const { _id } = await book(people.rider, people.driverId);
    line.comeBack();
    await page.evaluate(SIGNS.network);
    await showsRequest(page, _id);
  }
});

/** @matters the battery of a driver who waits for a request */
import { driverHttp } from '@pothik/contracts/driver';
import { driverRoutes } from '@pothik/contracts/routes';
import { approveAndGoOnline, logIn, newDriver, newRider } from '../support/people.js';
import type { Visitor } from '../support/visitor.js';
import { IdlePage } from './idle-page.js';
import { callTo } from './network-actions.js';
import { PHONE } from './ride-actions.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const fixture = screenFixture();

const DRIVER = 'karim@idle-page.test';
const MINUTES = 11;
const MOST_PER_MINUTE = 2;
/** No other timer of the page is as long: by it the turns of telling are known. */
const TOLD_EVERY_MS = 31_000;

let driver: Visitor;
beforeAll(async () => {
  const rider = await newRider(fixture.platform, 'Rahima Khatun', 'rahima@idle-page.test');
  const { visitor, profile } = await newDriver(fixture.platform, 'Karim Mia', DRIVER);
  await approveAndGoOnline(await logIn(fixture.platform.url, PEOPLE.admin), visitor, profile._id, rider);
  driver = visitor;
});

/** The page of a driver who is ONLINE, without requests, after what its loading has left. */
async function waitingPage(granted: boolean): Promise<IdlePage> {
  await driver.call(driverHttp.changePositionConsent, { granted });
  const page = await fixture.window({ as: DRIVER, ...PHONE });
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 23.7561, longitude: 90.3755 });
  // By the platform's clock, which is not moved, the next position would come too soon.
  await page.route(callTo(driverRoutes.tellPosition.path), (route) =>
    route.fulfill({ json: { success: true, message: '', data: { nextInMs: TOLD_EVERY_MS } } }),
  );
  const idle = await IdlePage.watch(page);
  await page.goto('/driver/ride-request');
  await page.getByRole('heading', { name: 'No ride requests' }).waitFor();
  await page.getByLabel('Your day').waitFor();
  await idle.pass(2);
  return idle;
}

it.each([
  ['keeps their position for themselves', false],
  ['tells their position', true],
])(
  'wakes the phone of a driver who %s at most twice a minute, beyond the stream’s comments and the positions',
  async (_who, isTold) => {
    const idle = await waitingPage(isTold);
    const woken = await idle.pass(MINUTES);
    const told = woken.filter(({ what }) => what === driverRoutes.tellPosition.path);
    const others = woken.filter((one) => !told.includes(one) && one.afterMs !== TOLD_EVERY_MS);
    expect(told.length > 0).toBe(isTold);
    const perMinute = IdlePage.momentsPerMinute(others, MINUTES);
    expect(perMinute.every((moments) => moments >= 1)).toBe(true);
    expect(perMinute.filter((moments) => moments > MOST_PER_MINUTE)).toEqual([]);
  },
);

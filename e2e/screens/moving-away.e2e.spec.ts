import { driverHttp } from '@pothik/contracts/driver';
import type { Point } from '@pothik/contracts/platform';
import { rideHttp } from '@pothik/contracts/ride';
import { userHttp } from '@pothik/contracts/user';
import { eventually } from '../support/eventually.js';
import { approveAndGoOnline, book, logIn, newDriver, newRider } from '../support/people.js';
import { shown } from '../support/shown.js';
import type { Visitor } from '../support/visitor.js';
import { PHONE } from './ride-actions.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

/** Far from the places of other stories, whose drivers must not be the nearest. */
const UTTARA: Point = { lat: 23.8682, lng: 90.3932 };
const NEAR_UTTARA: Point = { ...UTTARA, lng: UTTARA.lng + 0.003 };
const RIDER = 'rahima@moving-away.test';
const PHONE_NUMBER = '01712345678';
const DRIVERS = { former: 'habib@moving-away.test', next: 'selim@moving-away.test' } as const;

/** A position every five seconds, 140 m further each time: 100 km/h, on the road to the airport. */
const TOLD_EVERY_MS = 5_000;
const STEP_DEGREES = 0.00126;
/** A minute of looks, 15 s apart, after the first that is 300 m further. */
const SEEN_WITHIN_MS = 100_000;

const fixture = screenFixture();
let rider: Visitor;
let former: Awaited<ReturnType<typeof freeDriver>>;
let next: typeof former;

async function freeDriver(name: string, email: string, point: Point) {
  const { visitor, profile } = await newDriver(fixture.platform, name, email);
  await approveAndGoOnline(await logIn(fixture.platform.url, PEOPLE.admin), visitor, profile._id, rider);
  await visitor.call(driverHttp.changePositionConsent, { granted: true });
  await visitor.call(driverHttp.tellPosition, point);
  return { visitor, driverId: profile._id };
}

beforeAll(async () => {
  rider = await newRider(fixture.platform, 'Rahima Khatun', RIDER);
  await rider.call(userHttp.update, { phone: PHONE_NUMBER });
  former = await freeDriver('Habib Mia', DRIVERS.former, UTTARA);
  next = await freeDriver('Selim Reza', DRIVERS.next, NEAR_UTTARA);
}, 120_000);

/** One drives away from the pickup, northwards, and the next stands near it, until the rider sees it. The rule's minute is real time. */
async function driveAwayUntil(isSeen: () => boolean): Promise<void> {
  for (let step = 0; !isSeen(); step += 1) {
    await new Promise((resolve) => setTimeout(resolve, TOLD_EVERY_MS));
    await former.visitor.call(driverHttp.tellPosition, { ...UTTARA, lat: UTTARA.lat + step * STEP_DEGREES });
    await next.visitor.call(driverHttp.tellPosition, NEAR_UTTARA);
  }
}

it('a driver drives away after accepting: the rider asks the next with one tap, and the former driver reads why', async () => {
  const { _id: rideId } = await book(rider, former.driverId, {
    pickupPoint: UTTARA,
    dropPoint: { lat: 23.7322, lng: 90.4265 },
  });
  const [left, asked] = await Promise.all(
    [DRIVERS.former, DRIVERS.next].map((as) => fixture.visit('/driver/ride-request', { as, ...PHONE })),
  );
  if (!left || !asked) throw new Error('no pages');
  await left.getByRole('button', { name: 'Accept Rahima Khatun' }).click();
  await left.getByRole('link', { name: 'Call Rahima' }).waitFor();
  await asked.getByRole('heading', { name: 'No ride requests' }).waitFor();

  const page = await fixture.visit('/rider/current-ride', { as: RIDER, language: 'bn', ...PHONE });
  await page.getByRole('heading', { name: /^Habib (আসছেন|.+ মিনিট দূরে)$/ }).waitFor();
  const askNext = page.getByRole('button', { name: 'পরের চালককে ডাকুন' });
  await shown(askNext).toHaveCount(0);
  let isSeen = false;
  const seen = askNext.waitFor({ timeout: SEEN_WITHIN_MS }).finally(() => {
    isSeen = true;
  });
  await Promise.all([seen, driveAwayUntil(() => isSeen)]);

  await page.getByText('আপনার চালক দূরে চলে যাচ্ছেন।').waitFor();
  const [button, dock] = await Promise.all([askNext.boundingBox(), page.locator('.ui-dock').boundingBox()]);
  expect(button && button.y + button.height).toBeLessThan(dock?.y ?? 0);
  const { startCode: formerCode } = await rider.call(rideHttp.getRide, { rideId });
  await askNext.click();

  await page.getByRole('heading', { name: 'Selim-কে জানানো হয়েছে' }).waitFor();
  await asked.getByRole('button', { name: 'Accept Rahima Khatun' }).waitFor();
  await left.getByText(/from .*\. The rider asked the next driver: you were moving away$/).waitFor();
  await left.getByRole('heading', { name: 'No ride requests' }).waitFor();
  await shown(left.locator('a[href^="tel:"]')).toHaveCount(0);
  const { status: refused, body } = await former.visitor.ask(rideHttp.getRide, { rideId });
  expect(refused).toBe(404);
  expect(JSON.stringify(body)).not.toContain(PHONE_NUMBER);
  await eventually(async () => {
    const { history, asking, startCode } = await rider.call(rideHttp.getRide, { rideId });
    expect(history.at(-1)).toMatchObject({ from: 'ACCEPTED', to: 'REQUESTED', by: 'RIDER', cause: 'moved-away' });
    expect(asking?.asked).toMatchObject([{ name: 'Habib Mia', outcome: 'MOVED_AWAY' }]);
    expect([typeof formerCode, startCode]).toEqual(['string', undefined]);
  });
});

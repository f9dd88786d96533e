/** @matters offers of fares */
import { driverHttp } from '@pothik/contracts/driver';
import type { Point } from '@pothik/contracts/platform';
import { rideHttp } from '@pothik/contracts/ride';
import { eventually } from '../support/eventually.js';
import { approveAndGoOnline, logIn, newDriver, newRider } from '../support/people.js';
import { shown } from '../support/shown.js';
import type { Visitor } from '../support/visitor.js';
import { PHONE } from './ride-actions.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

/** Far from the places of other stories, whose drivers must not be the nearest. */
const MIRPUR: Point = { lat: 23.8283, lng: 90.3654 };
const KAMALAPUR: Point = { lat: 23.7322, lng: 90.4265 };
const RIDER = 'nasrin@offers.test';
const OFFER = 100;
const DRIVERS = { dear: 'kamal@offers.test', next: 'jashim@offers.test' } as const;

const fixture = screenFixture();
let rider: Visitor;
let dearId: string;

async function freeDriver(name: string, email: string): Promise<string> {
  const { visitor, profile } = await newDriver(fixture.platform, name, email);
  await approveAndGoOnline(await logIn(fixture.platform.url, PEOPLE.admin), visitor, profile._id, rider);
  await visitor.call(driverHttp.changePositionConsent, { granted: true });
  await visitor.call(driverHttp.tellPosition, MIRPUR);
  return profile._id;
}

beforeAll(async () => {
  rider = await newRider(fixture.platform, 'Nasrin Akter', RIDER);
  dearId = await freeDriver('Kamal Hossain', DRIVERS.dear);
  await freeDriver('Jashim Uddin', DRIVERS.next);
}, 120_000);

it('a rider offers a fare, the driver accepts for another, the rider offers again, and the next takes the offer', async () => {
  const places = { pickupPoint: MIRPUR, dropPoint: KAMALAPUR };
  const booking = { pickupLocation: 'Mirpur 12', dropLocation: 'Kamalapur', driver: dearId, offer: OFFER };
  const { _id: rideId, estimate } = await rider.call(rideHttp.book, { ...booking, ...places });
  const asked = estimate?.fare.low ?? 0;
  expect(asked).toBeGreaterThan(OFFER + 5);
  const dear = await fixture.visit('/driver/ride-request', { as: DRIVERS.dear, ...PHONE });
  const next = await fixture.visit('/driver/ride-request', { as: DRIVERS.next, ...PHONE });
  await dear.getByText(`Offers ৳ ${OFFER}`).waitFor();
  await dear.getByRole('button', { name: 'Accept for another fare' }).click();
  await dear.getByLabel('Fare in BDT').fill(String(asked));
  await dear.getByRole('button', { name: /^Accept for this fare/ }).click();

  const page = await fixture.visit('/rider/current-ride', { as: RIDER, language: 'bn', ...PHONE });
  await page.getByText('Kamal অন্য ভাড়া চান').waitFor();
  await page.getByRole('button', { name: /^আবার বলুন/ }).click();
  await page.getByLabel('কত টাকা দিতে চান').fill(String(OFFER + 5));
  await page.getByRole('button', { name: /দিতে চাই$/ }).click();
  await dear.getByText(/offers ৳.105 instead of your/).waitFor();

  await page.getByRole('button', { name: 'পরের চালককে ডাকুন' }).click();
  await dear.getByText(/the fare was not agreed$/).waitFor();
  await next.getByRole('button', { name: /^Accept Nasrin Akter ৳.105$/ }).click();
  await next.getByText('Fare, Nasrin sees it').waitFor();
  await shown(page.getByText('অন্য ভাড়া চান')).toHaveCount(0);
  await eventually(async () => {
    const { fare, offer, startCode } = await rider.call(rideHttp.getRide, { rideId });
    expect({ fare, offer, code: typeof startCode }).toEqual({ fare: 105, offer: { fare: 105 }, code: 'string' });
  });
});

import { rideHttp, type UnknownPlace } from '@pothik/contracts/ride';
import { person } from '@pothik/service-kit/testing';
import { WRITTEN } from '../rides/rules/sample-ride.js';
import { dataOf, outcomeOf } from '../testing/ride-answers.js';
import { type FixtureDriver, type FixtureRider, RideFixture } from '../testing/ride-fixture.js';

const DAY = 24 * 3_600_000;

let fixture: RideFixture;
let driver: FixtureDriver;
const administrator = person({ role: 'ADMIN' });
let count = 0;
/** Another one in each test, because rides stay. */
let text: string;
beforeAll(async () => {
  fixture = await RideFixture.open();
  driver = await fixture.driver();
});
beforeEach(() => {
  count += 1;
  text = `Ruposhi Kitchen gate ${count}`;
});
afterAll(() => fixture.close());

/** Each of so many riders books from a place, and cancels. */
async function written(pickupLocation: string, riders: number, point?: { lat: number; lng: number }): Promise<void> {
  const people = await Promise.all(Array.from({ length: riders }, () => fixture.rider()));
  await fixture.platform.settled();
  const booking = { ...WRITTEN, pickupLocation, driver: driver.driverId, ...(point ? { pickupPoint: point } : {}) };
  const cancelled = async ({ person: as }: FixtureRider) => {
    const ride = dataOf<{ _id: string }>(await fixture.call(rideHttp.book, booking, { as }), 201);
    dataOf(await fixture.setStatus(ride, as, 'CANCELLED'));
  };
  await Promise.all(people.map(cancelled));
}
const unknown = async () =>
  dataOf<{ places: UnknownPlace[] }>(await fixture.call(rideHttp.unknownPlaces, {}, { as: administrator })).places;
const textsOf = async () => (await unknown()).map((place) => place.text);
const dismiss = (text: string, isDismissed: boolean) =>
  fixture.call(rideHttp.dismissUnknownPlace, { text, isDismissed }, { as: administrator });

describe('places that riders typed often and nobody knew', () => {
  it('are offered once three riders wrote them, with how many', async () => {
    await written(text, 2);
    expect(await textsOf()).not.toContain(text);
    await written(text, 1);
    expect(await unknown()).toContainEqual(expect.objectContaining({ text, riders: 3 }));
  });

  it('are not offered when they were found on the map, or a search knows them', async () => {
    await written(text, 3, { lat: 23.8312, lng: 90.3521 });
    await written('Farmgate', 3);
    const texts = await textsOf();
    expect(texts).not.toContain(text);
    expect(texts).not.toContain('Farmgate');
  });

  it('are offered no more once a place of that name was added', async () => {
    await written(text, 3);
    const form = {
      name: text,
      nameBn: '',
      kind: 'LANDMARK' as const,
      point: { lat: 23.8312, lng: 90.3521 },
      aliases: [],
      foundBy: 'Set on the map',
    };
    dataOf(await fixture.call(rideHttp.addPlace, form, { as: administrator }), 201);
    expect(await textsOf()).not.toContain(text);
  });

  it('are dismissed, and offered again', async () => {
    await written(text, 3);
    dataOf(await dismiss(text.toUpperCase(), true));
    expect(await textsOf()).not.toContain(text);
    dataOf(await dismiss(text, false));
    expect(await textsOf()).toContain(text);
  });

  it('are forgotten after 90 days', async () => {
    await written(text, 3);
    fixture.platform.clock.advance(90 * DAY + 1);
    expect(await textsOf()).not.toContain(text);
  });

  it('are shown to administrators alone', async () => {
    const as = person({ role: 'RIDER' });
    expect(outcomeOf(await fixture.call(rideHttp.unknownPlaces, {}, { as }))).toBe('403 auth/not-allowed');
    const dismissal = { text, isDismissed: true };
    expect(outcomeOf(await fixture.call(rideHttp.dismissUnknownPlace, dismissal, { as }))).toBe('403 auth/not-allowed');
  });
});

import { type RideEstimates, type RideView, rideHttp } from '@pothik/contracts/ride';
import { EngineUnavailable } from '@pothik/engines';
import { PlaceSearch } from '@pothik/engines/places';
import { dataOf, outcomeOf } from '../testing/ride-answers.js';
import { type FixtureDriver, type FixtureRider, RideFixture } from '../testing/ride-fixture.js';

const PICKUP = { lat: 23.7561, lng: 90.3745 };
const DROP = { lat: 23.733, lng: 90.4172 };
const LONGEST = 'House Road Block Sector Lane Mirpur Dhanmondi Banani Gulshan Uttara Badda Rampura '
  .repeat(3)
  .slice(0, 199);

let fixture: RideFixture;
beforeAll(async () => {
  fixture = await RideFixture.open();
});
afterAll(() => fixture.close());

const TEXTS = { pickupLocation: 'Dhanmondi 27', dropLocation: 'Motijheel' };
/** Of other places than the points. */
const ELSEWHERE = { pickupLocation: 'Hazrat Shahjalal Airport', dropLocation: 'Sadarghat' };

const estimates = ({ person: as }: FixtureRider, texts: typeof TEXTS) => {
  const points = { pickupLat: PICKUP.lat, pickupLng: PICKUP.lng, dropLat: DROP.lat, dropLng: DROP.lng };
  const query = Object.fromEntries(Object.entries(points).map(([name, value]) => [name, String(value)]));
  return fixture.call(rideHttp.estimates, { ...query, ...texts } as never, { as });
};
const book = ({ person: as }: FixtureRider, { driverId: driver }: FixtureDriver, texts: typeof TEXTS) =>
  fixture.call(rideHttp.book, { pickupPoint: PICKUP, dropPoint: DROP, ...texts, driver }, { as });
const booked = async (...by: Parameters<typeof book>) => dataOf<RideView>(await book(...by), 201);

it('one rider’s 100 estimates at once refuse that rider alone: another books with an estimate meanwhile', async () => {
  const [flooder, rider, driver] = [await fixture.rider(), await fixture.rider(), await fixture.driver()];
  const longest = { pickupLocation: LONGEST, dropLocation: LONGEST };
  const flood = Promise.all(Array.from({ length: 100 }, () => estimates(flooder, longest)));
  expect(await booked(rider, driver, TEXTS)).toHaveProperty('estimate.ceiling');
  expect(new Set((await flood).map(outcomeOf))).toEqual(new Set(['200', '429 request/too-many']));
  for (const one of [flooder, rider]) expect((await estimates(one, TEXTS)).status).toBe(200);
});

it('a booking whose texts nobody can compare has an estimate and a ceiling of its points, and so has an estimate', async () => {
  const [rider, driver] = [await fixture.rider(), await fixture.driver()];
  const search = fixture.platform.service('ride').app.get(PlaceSearch, { strict: false });
  const full = new EngineUnavailable('places', new Error('Too many questions wait.'));
  const refused = (['search', 'placeAt'] as const).map((name) => jest.spyOn(search, name).mockRejectedValue(full));
  const estimated = dataOf<RideEstimates>(await estimates(rider, ELSEWHERE));
  const ride = await booked(rider, driver, ELSEWHERE);
  for (const question of refused) question.mockRestore();
  expect(ride).toHaveProperty('estimate.ceiling');
  expect(estimated.estimates).toHaveLength(6);
  expect([ride, estimated].filter((one) => 'pointNames' in one)).toEqual([]);
});

it('of one rider’s many bookings at once some are refused, and the one that is made was compared', async () => {
  const [rider, driver] = [await fixture.rider(), await fixture.driver()];
  const answers = await Promise.all(Array.from({ length: 40 }, () => book(rider, driver, ELSEWHERE)));
  const made = answers.filter(({ status }) => status === 201).map((answer) => dataOf<RideView>(answer, 201));
  expect(made).toMatchObject([{ pointNames: { pickup: { isOfText: false } } }]);
  expect(answers.map(outcomeOf)).toContain('429 request/too-many');
});

import { driverHttp, type FreeDriverCard } from '@pothik/contracts/driver';
import { type Point, straightMetres } from '@pothik/contracts/platform';
import { person } from '@pothik/service-kit/testing';
import { DriverFixture, dataOf } from '../testing/driver-fixture.js';

/** What a rider could learn of a driver's place by asking as often as the limits forbid. */
const [DRIVERS, QUESTIONS] = process.env.LONG === '1' ? [40, 250] : [4, 30];
/** Who knows the cell and nothing else is wrong by about 190 m, half the time more. */
const LEAST_MEDIAN_METRES = 150;

let fixture: DriverFixture;
beforeAll(async () => {
  fixture = await DriverFixture.start({ RATE_LIMITS: 'off' });
});
afterAll(() => fixture?.close());

const rider = person({ role: 'RIDER' });
const moved = ({ lat, lng }: Point, north: number, east: number): Point => ({
  lat: lat + north / 111_195,
  lng: lng + east / (111_195 * Math.cos((lat * Math.PI) / 180)),
});

/** How far the only driver is shown to be from a pickup; far beyond all when that is not shown. */
async function metresFrom({ lat, lng }: Point): Promise<number> {
  const input = { lat: String(lat), lng: String(lng) };
  const reply = await fixture.platform.call(driverHttp.freeDrivers, input as never, { as: rider });
  const metres = dataOf<{ data: FreeDriverCard[] }>(reply).data[0]?.metres;
  return metres === undefined ? Number.MAX_SAFE_INTEGER : metres.low + metres.high;
}

/** Walks to where the driver is shown to be nearest, by ever smaller steps, from a pickup within 3 km of them. */
async function find(start: Point): Promise<Point> {
  let best = { point: start, metres: await metresFrom(start) };
  let asked = 1;
  for (let step = 1_500; asked < QUESTIONS; step = step > 10 ? step / 2 : 1_500) {
    for (let turn = 0; turn < 8 && asked < QUESTIONS; turn += 1, asked += 1) {
      const angle = (turn * Math.PI) / 4;
      const point = moved(best.point, step * Math.sin(angle), step * Math.cos(angle));
      const metres = await metresFrom(point);
      if (metres < best.metres) best = { point, metres };
    }
  }
  return best.point;
}

it(`a rider who asks ${QUESTIONS} times for each of ${DRIVERS} drivers finds none of them better than by the cell`, async () => {
  const errors: number[] = [];
  for (let index = 0; index < DRIVERS; index += 1) {
    await fixture.platform.empty();
    // Spread over Dhaka by the golden ratio: the same places in every run.
    const place = { lat: 23.72 + 0.13 * ((index * 0.618_034) % 1), lng: 90.36 + 0.06 * ((index * 0.754_878) % 1) };
    const { owner } = await fixture.onDuty();
    await fixture.platform.call(driverHttp.changePositionConsent, { granted: true }, { as: owner });
    await fixture.platform.call(driverHttp.tellPosition, place, { as: owner });
    errors.push(straightMetres(place, await find(moved(place, 1_300, -900))));
  }
  const median = errors.sort((one, other) => one - other)[Math.floor(errors.length / 2)] as number;
  expect(median).toBeGreaterThan(LEAST_MEDIAN_METRES);
}, 900_000);

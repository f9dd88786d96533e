import { driverHttp, SEARCH_METRES, type VehicleType } from '@pothik/contracts/driver';
import type { Point, Range } from '@pothik/contracts/platform';
import { person } from '@pothik/service-kit/testing';
import { anId, DriverFixture, dataOf } from '../testing/driver-fixture.js';

const PICKUP: Point = { lat: 23.7575, lng: 90.3897 };
/** So far to the north, in metres. */
const north = (metres: number): Point => ({ ...PICKUP, lat: PICKUP.lat + metres / 111_195 });

let fixture: DriverFixture;
beforeAll(async () => {
  fixture = await DriverFixture.start({ RATE_LIMITS: 'off' });
});
beforeEach(() => fixture.platform.empty());
afterAll(() => fixture?.close());

/** A driver on duty who stands there; without a place for nobody's eyes. */
async function driverAt(place: Point | undefined, vehicleType: VehicleType = 'CNG'): Promise<string> {
  const { owner, driver } = await fixture.onDuty({ vehicleType });
  if (place !== undefined) {
    await fixture.platform.call(driverHttp.changePositionConsent, { granted: true }, { as: owner });
    await fixture.platform.call(driverHttp.tellPosition, place, { as: owner });
  }
  return driver._id;
}

async function asked(pickup?: Point): Promise<string[]> {
  const question = { riderId: anId(), vehicleType: 'CNG' as const, ...(pickup ? { pickup } : {}) };
  return dataOf<{ driverIds: string[] }>(await fixture.platform.call(driverHttp.freeFor, question)).driverIds;
}

async function types(pickup?: Point): Promise<[VehicleType, boolean][]> {
  const place = pickup ? { lat: String(pickup.lat), lng: String(pickup.lng) } : {};
  const answer = await fixture.platform.call(driverHttp.nearTypes, place as never, { as: person({ role: 'RIDER' }) });
  const found = dataOf<{ vehicleType: VehicleType; metres?: Range }[]>(answer);
  return found.map(({ vehicleType, metres }) => [vehicleType, metres !== undefined]);
}

describe('a search', () => {
  it('asks the nearest of the type first, then those without a place, the longest free of them first', async () => {
    const longestFree = await driverAt(undefined);
    const other = await driverAt(undefined);
    const far = await driverAt(north(3_000));
    const near = await driverAt(north(600));
    await driverAt(north(100), 'BIKE');
    expect(await asked(PICKUP)).toEqual([near, far, longestFree, other]);
    expect(await asked()).toEqual([longestFree, other, far, near]);
  });

  it('asks who had no turn, however many had', async () => {
    const [near, far] = [await driverAt(north(600)), await driverAt(north(3_000))];
    const question = { riderId: anId(), vehicleType: 'CNG' as const, pickup: PICKUP, except: [near] };
    const answer = await fixture.platform.call(driverHttp.freeFor, question);
    expect(dataOf<{ driverIds: string[] }>(answer).driverIds).toEqual([far]);
  });

  it('asks nobody who is farther by road than the limit, near or not as the crow flies', async () => {
    const near = await driverAt(north(600));
    await driverAt(north(SEARCH_METRES.default - 200));
    await driverAt(north(SEARCH_METRES.default + 3_000));
    expect(await asked(PICKUP)).toEqual([near]);
  });
});

describe('the vehicle types near a pickup', () => {
  it('are those with somebody free, with how far the nearest is where it is known', async () => {
    await driverAt(north(600), 'CNG');
    await driverAt(undefined, 'BIKE');
    await driverAt(north(9_000), 'PREMIUM');
    expect(await types(PICKUP)).toEqual([
      ['BIKE', false],
      ['CNG', true],
    ]);
  });

  it('are without a pickup all of which somebody is free, wherever they are', async () => {
    await driverAt(undefined, 'BIKE');
    await driverAt(north(600), 'CNG');
    expect(await types()).toEqual([
      ['BIKE', false],
      ['CNG', false],
    ]);
  });
});

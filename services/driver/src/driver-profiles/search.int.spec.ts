import { driverHttp, SEARCH_METRES, type VehicleType } from '@pothik/contracts/driver';
import { signOfLifeKey } from '@pothik/contracts/notification';
import type { Point, Range } from '@pothik/contracts/platform';
import { EngineUnavailable } from '@pothik/engines';
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

async function mayBeAsked(pickup?: Point): Promise<{ driverIds: string[]; pushAlone?: string[] }> {
  const question = { riderId: anId(), vehicleType: 'CNG' as const, ...(pickup ? { pickup } : {}) };
  return dataOf(await fixture.platform.call(driverHttp.freeFor, question));
}
const asked = async (pickup?: Point) => (await mayBeAsked(pickup)).driverIds;

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

describe('of equally near drivers a search', () => {
  const six = 6 * 60_000;
  /** Two drivers in one cell, the longest free first; only the other one gave a sign of life since. */
  async function asleepAndAwake() {
    await mayBeAsked();
    const [asleep, awake] = [
      await fixture.onDuty({ vehicleType: 'CNG' }),
      await fixture.onDuty({ vehicleType: 'CNG' }),
    ];
    const { clock, keyValue } = fixture.platform;
    clock.advance(six);
    for (const { owner: as } of [asleep, awake]) {
      await fixture.platform.call(driverHttp.changePositionConsent, { granted: true }, { as });
      await fixture.platform.call(driverHttp.tellPosition, north(600), { as });
    }
    await keyValue.raise(signOfLifeKey(awake.owner.id), clock.now().getTime(), six);
    return { asleep: asleep.driver._id, awake: awake.driver._id };
  }

  it('asks those who are reached by push alone last, and says who they are', async () => {
    const { asleep, awake } = await asleepAndAwake();
    const near = await driverAt(north(100));
    const expected = { driverIds: [near, awake, asleep], pushAlone: [near, asleep] };
    expect(await mayBeAsked(PICKUP)).toEqual(expected);
    expect(await mayBeAsked()).toEqual({ driverIds: [awake, asleep, near], pushAlone: [asleep, near] });
  });

  it('asks the longest free first, and knows of nobody that only push reaches them, while the key-value store is away', async () => {
    const { asleep, awake } = await asleepAndAwake();
    const { keyValue } = fixture.platform;
    const away = jest.spyOn(keyValue, 'get').mockRejectedValue(new EngineUnavailable('keyValue', new Error('away')));
    expect(await mayBeAsked()).toEqual({ driverIds: [asleep, awake], pushAlone: [] });
    away.mockRestore();
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

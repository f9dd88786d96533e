import { type CityView, type MinimumFare, rideEvents, rideHttp, type TariffForm } from '@pothik/contracts/ride';
import { person } from '@pothik/service-kit/testing';
import { codeOf, dataOf } from '../testing/ride-answers.js';
import { RideFixture } from '../testing/ride-fixture.js';

const superAdmin = person({ role: 'SUPER_ADMIN' });
let fixture: RideFixture;
beforeAll(async () => {
  fixture = await RideFixture.open();
});
beforeEach(() => fixture.platform.empty());
afterAll(() => fixture.close());

const cities = async () => dataOf<CityView[]>(await fixture.call(rideHttp.cities, {}, { as: superAdmin }));
const dhaka = async () => (await cities())[0] as CityView;
const newest = ({ tariffs }: CityView) => tariffs.filter(({ vehicleType }) => vehicleType === 'CAR')[0];

const form = (change: Partial<TariffForm> = {}): TariffForm => ({
  vehicleType: 'CAR',
  base: 70,
  baseKilometres: 2,
  perKilometre: 24,
  perMinute: 1.5,
  waitingPerMinute: 2,
  minimum: 90,
  validFrom: fixture.platform.clock.now().toISOString(),
  source: 'The operator’s own',
  reason: 'Fuel costs more',
  version: 1,
  ...change,
});
const add = (change?: Partial<TariffForm>) =>
  fixture.call(rideHttp.addTariff, { cityId: 'dhaka', ...form(change) }, { as: superAdmin });

describe('a city', () => {
  it('is Dhaka at first, with tariffs whose sources are named, of which a bike’s is the operator’s own', async () => {
    const city = await dhaka();
    expect(city).toMatchObject({ _id: 'dhaka', timeZone: 'Asia/Dhaka', zoneVersion: 1 });
    expect(city.tariffs).toHaveLength(6);
    expect(city.tariffs.every(({ source, by }) => source.length > 20 && by === null)).toBe(true);
    expect(city.tariffs.find(({ vehicleType }) => vehicleType === 'BIKE')?.legal).toBeUndefined();
  });

  it('has a minimum fare of each vehicle type, for riders alone', async () => {
    const city = await dhaka();
    const minimums = dataOf<MinimumFare[]>(
      await fixture.call(rideHttp.minimumFares, {}, { as: person({ role: 'RIDER' }) }),
    );
    expect(minimums).toHaveLength(6);
    for (const { vehicleType, minimum } of city.tariffs)
      expect(minimums).toContainEqual({ vehicleType, fare: Math.ceil(minimum) });
    expect(await fixture.call(rideHttp.minimumFares, {}, { as: superAdmin })).toMatchObject({ status: 403 });
  });

  it('is seeded once, however many ask at once', async () => {
    await Promise.all(Array.from({ length: 8 }, cities));
    expect(await fixture.platform.model('ride', 'City').countDocuments()).toBe(1);
  });
});

describe('a new tariff', () => {
  it('is a version of its own beside the earlier ones, recorded in the audit log with its reason', async () => {
    const city = dataOf<CityView>(await add(), 201);
    expect(newest(city)).toMatchObject({ version: 2, base: 70, by: { _id: superAdmin.id }, reason: 'Fuel costs more' });
    expect(city.tariffs).toHaveLength(7);
    await fixture.platform.settled();
    const act = (await fixture.platform.published(rideEvents.actRecorded)).at(-1);
    expect(act?.payload).toMatchObject({
      act: 'tariff-added',
      subjectType: 'city',
      subjectId: 'dhaka',
      reason: 'Fuel costs more',
      before: { version: 1 },
      after: { version: 2 },
    });
  });

  it('of two administrators at once, one is told that somebody was first', async () => {
    const answers = await Promise.all([add(), add()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(codeOf(answers.find(({ status }) => status === 409) ?? { body: {} })).toBe('ride/city-changed');
    expect((await dhaka()).tariffs).toHaveLength(7);
  });

  it('may begin later: until then the earlier one holds', async () => {
    const validFrom = new Date(fixture.platform.clock.now().getTime() + 86_400_000).toISOString();
    expect(newest(dataOf<CityView>(await add({ validFrom }), 201))?.validFrom).toBe(validFrom);
    const past = new Date(fixture.platform.clock.now().getTime() - 3_600_000).toISOString();
    expect(codeOf(await add({ validFrom: past, version: 2 }))).toBe('ride/tariff-too-early');
  });

  it.each<[string, Partial<TariffForm>]>([
    ['a negative rate', { base: -1 }],
    ['three decimals', { perKilometre: 1.234 }],
    ['no source', { source: '' }],
    ['no reason', { reason: '' }],
  ])('is refused with %s', async (_what, change) => {
    expect([(await add(change)).status, (await dhaka()).tariffs.length]).toEqual([400, 6]);
  });
});

describe('a zone', () => {
  const TRIANGLE = [
    { lat: 23.7, lng: 90.3 },
    { lat: 23.9, lng: 90.3 },
    { lat: 23.8, lng: 90.5 },
  ];
  const change = (zone: typeof TRIANGLE, zoneVersion = 1, cityId = 'dhaka') =>
    fixture.call(rideHttp.changeZone, { cityId, zone, reason: 'We serve less', zoneVersion }, { as: superAdmin });

  it('is changed on the version that was seen', async () => {
    expect(dataOf<CityView>(await change(TRIANGLE))).toMatchObject({ zone: TRIANGLE, zoneVersion: 2 });
    expect(codeOf(await change(TRIANGLE))).toBe('ride/city-changed');
  });

  it('must not cross itself, and belongs to a city that exists', async () => {
    const bow = [TRIANGLE[0], TRIANGLE[1], { lat: 23.7, lng: 90.5 }, { lat: 23.9, lng: 90.5 }] as typeof TRIANGLE;
    expect(codeOf(await change(bow))).toBe('ride/zone-crosses-itself');
    expect(codeOf(await change(TRIANGLE, 1, 'sylhet'))).toBe('ride/city-not-found');
  });
});

it('cities are read by administrators and changed by a SUPER_ADMIN alone', async () => {
  const statuses = async (role: 'RIDER' | 'DRIVER' | 'ADMIN') => {
    const as = person({ role });
    const read = await fixture.call(rideHttp.cities, {}, { as });
    const added = await fixture.call(rideHttp.addTariff, { cityId: 'dhaka', ...form() }, { as });
    return [read.status, added.status];
  };
  expect(await statuses('ADMIN')).toEqual([200, 403]);
  for (const role of ['RIDER', 'DRIVER'] as const) expect(await statuses(role)).toEqual([403, 403]);
});

import { driverHttp, type FreeDriverCard } from '@pothik/contracts/driver';
import { person } from '@pothik/service-kit/testing';
import fc from 'fast-check';
import { DriverFixture, dataOf } from '../testing/driver-fixture.js';
import { RideEventsFixture } from '../testing/ride-events-fixture.js';

const minutes = (count: number) => count * 60_000;

describe('free drivers', () => {
  let fixture: DriverFixture;
  beforeAll(async () => {
    fixture = await DriverFixture.start();
  });
  beforeEach(() => fixture.platform.empty());
  afterAll(() => fixture?.close());

  const ride = (driver: { _id: string }) => new RideEventsFixture(fixture.platform, driver._id);

  it('are approved, ONLINE, and shown without phone, e-mail or plate', async () => {
    const { driver, owner } = await fixture.onDuty({ name: 'Hasan Ali', plate: 'DHAKA-99-8877' });
    await fixture.registered();
    const offline = await fixture.onDuty();
    await fixture.switched(offline, 'OFFLINE');
    const suspended = await fixture.onDuty();
    await fixture.setStatus(suspended.driver._id, 'SUSPENDED', 'Licence expired');
    const reply = await fixture.platform.call(driverHttp.freeDrivers, {}, { as: person({ role: 'RIDER' }) });
    const { data, meta } = dataOf<{ data: FreeDriverCard[]; meta: object }>(reply);
    expect(data).toEqual([
      {
        _id: driver._id,
        user: { _id: owner.id, name: 'Hasan Ali', image: expect.stringContaining('/api/v1/user/images/') },
        vehicle: { vehicleType: 'CAR', brand: 'Toyota', model: 'Axio', images: [] },
        experience: 7,
        totalRides: 0,
      },
    ]);
    expect(meta).toEqual({ page: 1, limit: 20, total: 1, totalPage: 1 });
  });

  it.each([
    ['lat', { lat: 23.75 }],
    ['lng', { lng: 90.39 }],
  ])('are refused with half a pickup: %s alone', async (_what, half) => {
    const reply = await fixture.platform.call(driverHttp.freeDrivers, half, { as: person({ role: 'RIDER' }) });
    expect([reply.status, reply.body]).toMatchObject([
      400,
      { code: 'request/invalid', message: 'This point is not in Bangladesh.' },
    ]);
  });

  it('are for riders, and for administrators with the right to book for them', async () => {
    for (const role of ['DRIVER', 'ADMIN'] as const) {
      const reply = await fixture.platform.call(driverHttp.freeDrivers, {}, { as: person({ role }) });
      expect(reply.status).toBe(403);
    }
    const desk = person({ role: 'ADMIN', rights: ['DESK'] });
    expect((await fixture.platform.call(driverHttp.freeDrivers, {}, { as: desk })).status).toBe(200);
  });

  it('are not on a ride, whatever the order of ride events', async () => {
    const { driver } = await fixture.onDuty();
    const [first, second] = [ride(driver), ride(driver)];
    await first.requested();
    expect(await fixture.freeIds()).toEqual([driver._id]);
    await second.accepted();
    expect(await fixture.freeIds()).toEqual([]);
    await first.completed();
    expect(await fixture.freeIds()).toEqual([]);
    expect((await fixture.show(driver._id)).engaged).toBe(true);
    await second.completed();
    await second.accepted();
    await second.pickedUp();
    expect(await fixture.freeIds()).toEqual([driver._id]);
    expect((await fixture.show(driver._id)).engaged).toBe(false);
  });

  it('are those without an engaged ride, whatever the order and repetition of ride events', async () => {
    const steps = { 2: 'accepted', 3: 'pickedUp', 5: 'completed' } as const;
    const item = fc.record({ ride: fc.constantFrom(0, 1, 2), version: fc.constantFrom<2 | 3 | 5>(2, 3, 5) });
    const deliveries = fc.array(item, { minLength: 1, maxLength: 6 });
    const freeExactlyWhenNotEngaged = async (delivered: { ride: 0 | 1 | 2; version: 2 | 3 | 5 }[]) => {
      const { driver } = await fixture.onDuty();
      const rides = [ride(driver), ride(driver), ride(driver)] as const;
      for (const one of delivered) await rides[one.ride][steps[one.version]]();
      const newest = rides.map((_ride, at) =>
        Math.max(0, ...delivered.filter((one) => one.ride === at).map((one) => one.version)),
      );
      const engaged = newest.some((version) => version === 2 || version === 3);
      expect((await fixture.freeIds()).includes(driver._id)).toBe(!engaged);
    };
    await fc.assert(fc.asyncProperty(deliveries, freeExactlyWhenNotEngaged), { numRuns: 5 });
  });

  it('are ordered longest free first: since coming ONLINE or since their last ride ended', async () => {
    const a = await fixture.onDuty();
    fixture.platform.clock.advance(minutes(5));
    const b = await fixture.onDuty();
    expect(await fixture.freeIds()).toEqual([a.driver._id, b.driver._id]);
    const rideEvents = ride(a.driver);
    await rideEvents.accepted();
    fixture.platform.clock.advance(minutes(5));
    await rideEvents.cancelledAfterAcceptance();
    expect(await fixture.freeIds()).toEqual([b.driver._id, a.driver._id]);
    fixture.platform.clock.advance(minutes(5));
    await fixture.switched(b, 'OFFLINE');
    await fixture.switched(b, 'ONLINE');
    expect(await fixture.freeIds()).toEqual([a.driver._id, b.driver._id]);
  });

  it('are found by name, brand or model, and by vehicle type', async () => {
    const { driver } = await fixture.onDuty({ name: 'Nasrin Akter', vehicleType: 'BIKE' });
    const spelled = await fixture.onDuty({ name: 'নাসরীন আ\u09dfান' });
    expect(await fixture.freeIds({ searchTerm: 'nasrin' })).toEqual([driver._id]);
    expect(await fixture.freeIds({ vehicleType: 'BIKE' })).toEqual([driver._id]);
    expect(await fixture.freeIds({ searchTerm: 'toyota' })).toHaveLength(2);
    expect(await fixture.freeIds({ searchTerm: 'নাসরীন আ\u09af\u09bcান' })).toEqual([spelled.driver._id]);
    expect(await fixture.freeIds({ searchTerm: '.*' })).toEqual([]);
  });

  it('earn a fare once, however often the end of the ride arrives', async () => {
    const { driver } = await fixture.onDuty();
    const rideEvents = ride(driver);
    for (const fare of [220, 220, 220]) await rideEvents.completed(fare);
    await ride(driver).completed(80);
    expect(await fixture.show(driver._id)).toMatchObject({ totalRides: 2, totalEarnings: 300 });
  });

  it('are listed with meta (limit 20): the twenty longest free', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 21; count += 1) {
      fixture.platform.clock.advance(1_000);
      ids.push((await fixture.onDuty()).driver._id);
    }
    const reply = await fixture.platform.call(driverHttp.freeDrivers, {}, { as: person({ role: 'RIDER' }) });
    const { data, meta } = dataOf<{ data: FreeDriverCard[]; meta: object }>(reply);
    expect(data.map(({ _id }) => _id)).toEqual(ids.slice(0, 20));
    expect(meta).toEqual({ page: 1, limit: 20, total: 21, totalPage: 2 });
  });

  it.each<[string, Record<string, unknown>]>([
    ['an unknown name', { page: 1 }],
    ['a type nobody drives', { vehicleType: 'TANK' }],
    ['an operator', { 'searchTerm[$gt]': '' }],
    ['a search too long', { searchTerm: 'x'.repeat(101) }],
    ['a search with a zero byte', { searchTerm: 'a\0b' }],
  ])('are refused to who asks with %s', async (_case, query) => {
    const as = person({ role: 'RIDER' });
    expect((await fixture.platform.call(driverHttp.freeDrivers, query as never, { as })).status).toBe(400);
  });
});

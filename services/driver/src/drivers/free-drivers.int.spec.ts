import { driverHttp, type FreeDriverCard } from '@pothik/contracts/driver';
import { person } from '@pothik/service-kit/testing';
import fc from 'fast-check';
import { DriverWorld, dataOf } from '../testing/driver-world.js';
import { RideStory } from '../testing/ride-story.js';

const minutes = (count: number) => count * 60_000;

describe('free drivers', () => {
  let world: DriverWorld;
  beforeEach(async () => {
    world = await DriverWorld.start();
  });
  afterEach(() => world?.close());

  const ride = (driver: { _id: string }) => new RideStory(world.platform, driver._id);

  it('are approved, ONLINE, and shown without phone, e-mail or plate', async () => {
    const { driver, owner } = await world.onDuty({ name: 'Hasan Ali', plate: 'DHAKA-99-8877' });
    await world.registered();
    const away = await world.onDuty();
    await world.switched(away, 'OFFLINE');
    const suspended = await world.onDuty();
    await world.judged(suspended.driver._id, 'SUSPENDED', 'Licence expired');
    const reply = await world.platform.call(driverHttp.freeDrivers, {}, { as: person({ role: 'RIDER' }) });
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

  it('are for riders alone', async () => {
    for (const role of ['DRIVER', 'ADMIN'] as const) {
      const reply = await world.platform.call(driverHttp.freeDrivers, {}, { as: person({ role }) });
      expect(reply.status).toBe(403);
    }
  });

  it('are not on a ride, in whatever order their rides are told', async () => {
    const { driver } = await world.onDuty();
    const [first, second] = [ride(driver), ride(driver)];
    await first.requested();
    expect(await world.freeIds()).toEqual([driver._id]);
    await second.accepted();
    expect(await world.freeIds()).toEqual([]);
    await first.completed();
    expect(await world.freeIds()).toEqual([]);
    expect((await world.show(driver._id)).engaged).toBe(true);
    await second.completed();
    await second.accepted();
    await second.pickedUp();
    expect(await world.freeIds()).toEqual([driver._id]);
    expect((await world.show(driver._id)).engaged).toBe(false);
  });

  it('are those without an engaged ride, in whatever order and however often news of their rides comes', async () => {
    const tell = { 2: 'accepted', 3: 'pickedUp', 5: 'completed' } as const;
    const item = fc.record({ ride: fc.constantFrom(0, 1, 2), version: fc.constantFrom<2 | 3 | 5>(2, 3, 5) });
    const news = fc.array(item, { minLength: 1, maxLength: 6 });
    const freeExactlyWhenNotEngaged = async (told: { ride: 0 | 1 | 2; version: 2 | 3 | 5 }[]) => {
      const { driver } = await world.onDuty();
      const rides = [ride(driver), ride(driver), ride(driver)] as const;
      for (const one of told) await rides[one.ride][tell[one.version]]();
      const newest = rides.map((_ride, at) =>
        Math.max(0, ...told.filter((one) => one.ride === at).map((one) => one.version)),
      );
      const engaged = newest.some((version) => version === 2 || version === 3);
      expect((await world.freeIds()).includes(driver._id)).toBe(!engaged);
    };
    await fc.assert(fc.asyncProperty(news, freeExactlyWhenNotEngaged), { numRuns: 5 });
  });

  it('stand longest free first: since coming ONLINE or since their last ride ended', async () => {
    const a = await world.onDuty();
    world.platform.clock.advance(minutes(5));
    const b = await world.onDuty();
    expect(await world.freeIds()).toEqual([a.driver._id, b.driver._id]);
    const story = ride(a.driver);
    await story.accepted();
    world.platform.clock.advance(minutes(5));
    await story.cancelledAfterAcceptance();
    expect(await world.freeIds()).toEqual([b.driver._id, a.driver._id]);
    world.platform.clock.advance(minutes(5));
    await world.switched(b, 'OFFLINE');
    await world.switched(b, 'ONLINE');
    expect(await world.freeIds()).toEqual([a.driver._id, b.driver._id]);
  });

  it('are found by name, brand or model, and by vehicle type', async () => {
    const { driver } = await world.onDuty({ name: 'Nasrin Akter', vehicleType: 'BIKE' });
    await world.onDuty({ name: 'Hasan Ali' });
    expect(await world.freeIds({ searchTerm: 'nasrin' })).toEqual([driver._id]);
    expect(await world.freeIds({ vehicleType: 'BIKE' })).toEqual([driver._id]);
    expect(await world.freeIds({ searchTerm: 'toyota' })).toHaveLength(2);
    expect(await world.freeIds({ searchTerm: '.*' })).toEqual([]);
  });

  it('earn a fare once, however often its end is told', async () => {
    const { driver } = await world.onDuty();
    const story = ride(driver);
    for (const fare of [220, 220, 220]) await story.completed(fare);
    await ride(driver).completed(80);
    expect(await world.show(driver._id)).toMatchObject({ totalRides: 2, totalEarnings: 300 });
  });

  it('are a list with meta (limit 20): the twenty longest free', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 21; count += 1) {
      world.platform.clock.advance(1_000);
      ids.push((await world.onDuty()).driver._id);
    }
    const reply = await world.platform.call(driverHttp.freeDrivers, {}, { as: person({ role: 'RIDER' }) });
    const { data, meta } = dataOf<{ data: FreeDriverCard[]; meta: object }>(reply);
    expect(data.map(({ _id }) => _id)).toEqual(ids.slice(0, 20));
    expect(meta).toEqual({ page: 1, limit: 20, total: 21, totalPage: 2 });
  });

  it.each<[string, Record<string, unknown>]>([
    ['an unknown name', { page: 1 }],
    ['a type nobody drives', { vehicleType: 'TANK' }],
    ['an operator', { 'searchTerm[$gt]': '' }],
    ['a search too long', { searchTerm: 'x'.repeat(101) }],
  ])('are refused to who asks with %s', async (_case, query) => {
    const as = person({ role: 'RIDER' });
    expect((await world.platform.call(driverHttp.freeDrivers, query as never, { as })).status).toBe(400);
  });
});

import { driverEvents, driverHttp, type VehicleView } from '@pothik/contracts/driver';
import type { PageMeta } from '@pothik/contracts/platform';
import { person } from '@pothik/service-kit/testing';
import { anId, codeOf, DriverFixture, dataOf } from '../testing/driver-fixture.js';
import { RideEventsFixture } from '../testing/ride-events-fixture.js';

const form = { brand: 'Bajaj', model: 'RE 4S', vehicleType: 'CNG', vehicleLicense: 'DHAKA-TA-1122' } as const;
type Page = { data: VehicleView[]; meta: PageMeta };

describe('vehicles', () => {
  let fixture: DriverFixture;
  beforeAll(async () => {
    fixture = await DriverFixture.start();
  });
  afterAll(() => fixture?.close());

  const register = (input: unknown, as = person({ role: 'RIDER' })) =>
    fixture.platform.call(driverHttp.registerVehicle, input as typeof form, { as });
  const list = async (as: ReturnType<typeof person>, query = {}) =>
    dataOf<Page>(await fixture.platform.call(driverHttp.vehicles, query, { as }));

  it('are registered by riders and published', async () => {
    const rider = person({ role: 'RIDER' });
    const reply = await register(form, rider);
    expect(reply.status).toBe(201);
    expect(dataOf<VehicleView>(reply)).toMatchObject({ ...form, driver: null, images: [] });
    const [published] = await fixture.published(driverEvents.vehicleUpdated, dataOf<VehicleView>(reply)._id);
    expect(published).toMatchObject({ aggregateVersion: 1, payload: { vehicle: { ownerId: rider.id } } });
  });

  it('are one per person, also when registered twice at once', async () => {
    const rider = person({ role: 'RIDER' });
    const replies = await Promise.all([register(form, rider), register(form, rider)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(replies.filter(({ status }) => status === 409).map(codeOf)).toEqual(['driver/vehicle-exists']);
    expect((await list(rider)).meta.total).toBe(1);
  });

  it('return the stored vehicle for a repeated key', async () => {
    const rider = person({ role: 'RIDER' });
    const once = () =>
      fixture.platform.call(driverHttp.registerVehicle, form, { as: rider, idempotencyKey: 'one-key' });
    const [first, second] = [await once(), await once()];
    expect(second.status).toBe(201);
    expect(dataOf<VehicleView>(second)._id).toBe(dataOf<VehicleView>(first)._id);
  });

  it('are refused until the person’s open ride ends', async () => {
    const rider = person({ role: 'RIDER' });
    const rideEvents = new RideEventsFixture(fixture.platform, anId(), { riderId: rider.id });
    await rideEvents.requested();
    expect(codeOf(await register(form, rider))).toBe('driver/has-open-ride');
    const owner = person({ role: 'RIDER', formerIds: [rider.id] });
    expect(codeOf(await register(form, owner))).toBe('driver/has-open-ride');
    await rideEvents.accepted();
    await rideEvents.completed();
    expect((await register(form, rider)).status).toBe(201);
  });

  it('are listed to their owner alone, and all to administrators', async () => {
    const [mine, theirs] = [person({ role: 'RIDER' }), person({ role: 'RIDER' })];
    const vehicle = dataOf<VehicleView>(await register({ ...form, brand: 'Mine' }, mine));
    await register({ ...form, brand: 'Theirs (a+b)' }, theirs);
    expect((await list(mine)).data.map(({ _id }) => _id)).toEqual([vehicle._id]);
    expect((await list(mine, { searchTerm: 'Theirs' })).data).toEqual([]);
    expect((await list(fixture.administrator, { searchTerm: '(a+b)' })).meta.total).toBe(1);
    expect((await list(fixture.administrator, { vehicleType: 'EV' })).meta.total).toBe(0);
  });

  it('are found by their driver profile', async () => {
    const { driver, vehicle, owner } = await fixture.registered();
    const found = await list(fixture.administrator, { driver: driver._id });
    expect(found.data).toEqual([expect.objectContaining({ _id: vehicle._id, driver: driver._id })]);
    expect((await list(owner, { driver: driver._id })).meta.total).toBe(1);
    expect((await list(person({ role: 'RIDER' }), { driver: driver._id })).meta.total).toBe(0);
    expect((await list(fixture.administrator, { driver: anId() })).meta.total).toBe(0);
  });

  it.each(['DRIVER', 'ADMIN', 'SUPER_ADMIN'] as const)('are not registered by a %s', async (role) => {
    expect((await register(form, person({ role }))).status).toBe(403);
  });

  it.each<[string, unknown]>([
    ['without a brand', { ...form, brand: undefined }],
    ['with a model too long', { ...form, model: 'x'.repeat(101) }],
    ['with a type nobody drives', { ...form, vehicleType: 'TANK' }],
    ['with a number as plate', { ...form, vehicleLicense: 12345678 }],
    ['with an operator as brand', { ...form, brand: { $gt: '' } }],
    ['with an unknown field', { ...form, ownerId: anId() }],
    ['with nothing', {}],
  ])('are refused %s, and nothing is stored', async (_case, input) => {
    const rider = person({ role: 'RIDER' });
    const reply = await register(input, rider);
    expect(reply.status).toBe(400);
    expect(codeOf(reply)).toBe('request/invalid');
    expect((await list(rider)).meta.total).toBe(0);
  });

  it.each<[string, Record<string, unknown>]>([
    ['an unknown name', { ownerId: anId() }],
    ['an operator', { vehicleType: { $ne: 'CAR' } }],
    ['too many at once', { limit: 101 }],
    ['a page before the first', { page: 0 }],
    ['an unknown order', { sort: 'vehicleLicense' }],
  ])('refuse a list asked with %s', async (_case, query) => {
    const as = person({ role: 'RIDER' });
    expect((await fixture.platform.call(driverHttp.vehicles, query as never, { as })).status).toBe(400);
  });
});

import { driverHttp, type FreeDriverCard } from '@pothik/contracts/driver';
import type { PageMeta } from '@pothik/contracts/platform';
import { LIST_BATCH } from '@pothik/service-kit';
import { person } from '@pothik/service-kit/testing';
import { Types } from 'mongoose';
import { DRIVER_MODEL, type DriverDocument } from '../drivers/driver.model.js';
import { ACCOUNT_PROJECTION_MODEL } from '../projections/account-projection.model.js';
import { PROFILE_PROJECTION_MODEL } from '../projections/profile-projection.model.js';
import { RIDE_PROJECTION_MODEL } from '../projections/ride-projection.model.js';
import { anId, DriverFixture, dataOf } from '../testing/driver-fixture.js';

/** Always the same riders, so that their samples are the same in each run. */
const READERS = Array.from({ length: 12 }, (_, at) =>
  person({
    role: 'RIDER',
    id: String(at + 1)
      .repeat(24)
      .slice(0, 24),
  }),
);
/** Over two batches of a list. */
const ON_DUTY = 2 * LIST_BATCH + 50;

let fixture: DriverFixture;
let ids: readonly Types.ObjectId[];
beforeAll(async () => {
  fixture = await DriverFixture.start();
  ids = await copiesOnDuty(ON_DUTY);
});
afterAll(() => fixture?.close());

/** So many drivers on duty, spread over the order of samples. */
async function copiesOnDuty(count: number): Promise<Types.ObjectId[]> {
  const { driver, owner } = await fixture.onDuty({ name: 'Hasan Ali' });
  const modelOf = <T>(name: string) => fixture.platform.model<T>('driver', name);
  const drivers = modelOf<DriverDocument>(DRIVER_MODEL);
  const original = await drivers.findById(driver._id).lean<DriverDocument>().orFail();
  const people = Array.from({ length: count }, () => ({ _id: new Types.ObjectId(), userId: new Types.ObjectId() }));
  for (const name of [ACCOUNT_PROJECTION_MODEL, PROFILE_PROJECTION_MODEL]) {
    const projection = await modelOf(name).findById(owner.id).lean<object>().orFail();
    const copies = people.map(({ userId }) => ({ ...projection, _id: userId, email: `${userId}@pothik.test` }));
    await modelOf(name).collection.insertMany(copies);
  }
  const copies = people.map((ids, index) => {
    const license = { licenseNumber: anId(), licenseKey: anId() };
    return { ...original, ...ids, ...license, commands: [{ id: anId() }], sampleKey: index / count };
  });
  await drivers.deleteOne({ _id: driver._id });
  await drivers.collection.insertMany(copies);
  return people.map(({ _id }) => _id);
}

async function listFor(reader = person({ role: 'RIDER' })) {
  const reply = await fixture.platform.call(driverHttp.freeDrivers, {}, { as: reader });
  return dataOf<{ data: FreeDriverCard[]; meta: PageMeta }>(reply);
}
const idsOf = ({ data }: { data: readonly FreeDriverCard[] }) => data.map(({ _id }) => _id);

describe('where more drivers are on duty than a list reads', () => {
  it('a rider sees the longest free of a sample, and that there are more', async () => {
    const { data, meta } = await listFor();
    expect(data).toHaveLength(20);
    expect(meta.total).toBeGreaterThan(20);
    // A sample goes on at the beginning when it reaches the end.
    expect(meta.total).toBeLessThan(LIST_BATCH + 21);
  });

  it('one rider sees the same sample each time', async () => {
    const reader = person({ role: 'RIDER' });
    expect(idsOf(await listFor(reader))).toEqual(idsOf(await listFor(reader)));
  });

  it('several riders see several samples', async () => {
    const seen = (await Promise.all(READERS.map(listFor))).flatMap(idsOf);
    expect(new Set(seen).size).toBeGreaterThan(100);
  });

  it('those on a ride are passed over, however many they are', async () => {
    const [free, engaged] = [ids.slice(0, 3), ids.slice(3)];
    const rides = fixture.platform.model('driver', RIDE_PROJECTION_MODEL);
    const ride = { aggregateVersion: 2, riderId: new Types.ObjectId(), status: 'ACCEPTED', fare: null, endedAt: null };
    await rides.collection.insertMany(engaged.map((driverId) => ({ ...ride, _id: new Types.ObjectId(), driverId })));
    const { data, meta } = await listFor();
    expect(idsOf({ data }).sort()).toEqual(free.map(String).sort());
    expect(meta.total).toBe(3);
  });

  it('a driver whom the former release registered is found too', async () => {
    const drivers = fixture.platform.model<DriverDocument>('driver', DRIVER_MODEL);
    await drivers.updateOne({ _id: ids[0] }, { $unset: { sampleKey: 1 }, $inc: { version: 1 } });
    expect(idsOf(await listFor())).toContain(String(ids[0]));
  });
});

import { DemonstrationDrivers } from '@pothik/driver';
import { Sweeper } from '@pothik/service-kit';
import { person } from '@pothik/service-kit/testing';
import type { OutsideClient } from './testing/outside-client.js';
import { WholePlatform } from './testing/whole-platform.js';

const MINUTE_MS = 60_000;

let world: WholePlatform;
beforeAll(async () => {
  world = await WholePlatform.open();
});
afterAll(() => world?.close());

/** A driver in the free list, and their client of the 22 calls alone. */
async function freeDriver(name: string): Promise<{ driverId: string; client: OutsideClient }> {
  const client = await world.rider(`${name}@pothik.test`);
  const user = (await client.call('GET', '/user/get-me')).data._id;
  const plate = { vehicleType: 'CAR', brand: 'Toyota', model: 'Axio', vehicleLicense: 'DM-GA-11-1234' };
  const vehicle = (await client.call('POST', '/vehicle/register', plate)).data._id;
  const profile = { user, vehicle, licenseNumber: `DK00${name}12345`, experience: 4 };
  const driverId = (await client.call('POST', '/driver/register-driver', profile)).data._id;
  await world.platform.settled();
  // Approved as the demonstration's are: this client may only do what a driver may.
  await world.platform
    .service('driver')
    .app.get(DemonstrationDrivers)
    .seed([
      {
        driverId,
        vehicleId: vehicle,
        userId: user,
        vehicle: { ...plate, vehicleType: 'CAR' },
        licenseNumber: profile.licenseNumber,
        experience: 4,
        status: 'APPROVED',
        statusReason: '',
        availabilityStatus: 'OFFLINE',
        registeredAt: world.platform.clock.now(),
        judgedBy: { kind: 'person', id: person({ role: 'ADMIN' }).id, role: 'ADMIN' },
      },
    ]);
  const online = await client.call('PATCH', `/driver/update/${driverId}`, { availabilityStatus: 'ONLINE' });
  expect(online.status).toBe(200);
  await world.platform.settled();
  return { driverId, client };
}

/** A minute passes, and notification looks at the signs of life. */
async function minute(): Promise<void> {
  world.platform.clock.advance(MINUTE_MS);
  const sweeper = world.platform.service('notification').app.get(Sweeper, { strict: false });
  await sweeper.run('signs-of-life');
  await sweeper.run('signs-of-life');
  await world.platform.settled();
}

it('a driver whose phone is gone leaves the free list after five minutes; one who calls each minute stays', async () => {
  const [gone, there] = [await freeDriver('gone'), await freeDriver('there')];
  const rider = await world.rider('rider@pothik.test');
  const free = async () => {
    const { data } = await rider.call('GET', '/driver/free-drivers');
    return data.data.map(({ _id }: { _id: string }) => _id).sort();
  };
  const both = [gone.driverId, there.driverId].sort();
  await minute();
  for (let passed = 1; passed < 5; passed += 1) {
    expect(await free()).toEqual(both);
    await there.client.call('GET', '/ride/current-ride');
    await minute();
  }
  await there.client.call('GET', '/ride/current-ride');
  await minute();
  expect(await free()).toEqual([there.driverId]);
  const profile = (await gone.client.call('GET', '/driver/drivers')).data.data[0];
  expect(profile).toMatchObject({ availabilityStatus: 'OFFLINE', availabilityCause: 'unreachable' });
  expect(
    (await gone.client.call('PATCH', `/driver/update/${gone.driverId}`, { availabilityStatus: 'ONLINE' })).status,
  ).toBe(200);
  await world.platform.settled();
  expect(await free()).toEqual(both);
});

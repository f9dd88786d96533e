import { SESSION } from '@pothik/contracts/auth';
import type { OutsideClient } from './testing/outside-client.js';
import { WholePlatform } from './testing/whole-platform.js';

const MINUTE_MS = 60_000;
const MINUTES = 120;

let world: WholePlatform;
beforeAll(async () => {
  world = await WholePlatform.open();
});
afterAll(() => world?.close());

/** One call a minute for two hours; the statuses that were answered, each once. */
async function stay(client: OutsideClient, paths: readonly string[]): Promise<number[]> {
  const statuses = new Set<number>();
  for (let minute = 0; minute < MINUTES; minute += 1) {
    world.platform.clock.advance(MINUTE_MS);
    const { status } = await client.call('GET', paths[minute % paths.length] as string);
    statuses.add(status);
  }
  return [...statuses];
}

describe('a client of the 22 calls alone stays signed in', () => {
  const READS = ['/user/get-me', '/ride/rides', '/ride/current-ride', '/driver/drivers', '/vehicle/vehicles'];

  it('as rider, for two hours', async () => {
    const client = await world.rider('rider@pothik.test');
    expect(await stay(client, [...READS, '/driver/free-drivers'])).toEqual([200]);
    expect((await client.call('GET', '/user/get-me')).data.role).toBe('RIDER');
    expect(client.cookieNames).toEqual(['accessToken', 'knownBrowser', 'refreshToken', 'signedIn']);
  });

  it('as driver, after its own register-driver and for two hours', async () => {
    const client = await world.rider('driver@pothik.test');
    const plate = { vehicleType: 'CAR', brand: 'Toyota', model: 'Axio', vehicleLicense: 'DM-GA-11-1234' };
    const vehicle = await client.call('POST', '/vehicle/register', plate);
    const user = (await client.call('GET', '/user/get-me')).data._id;
    const profile = { user, vehicle: vehicle.data._id, licenseNumber: 'DK0012345678', experience: 4 };
    expect((await client.call('POST', '/driver/register-driver', profile)).status).toBe(201);
    await world.platform.settled();
    const me = await client.call('GET', '/user/get-me');
    expect([me.status, me.data.role]).toEqual([200, 'DRIVER']);
    expect(await stay(client, READS)).toEqual([200]);
  });

  it('as rider and as driver for two hours, who make a ride meanwhile; the driver is ONLINE at the end', async () => {
    const rider = await world.rider('whole-rider@pothik.test');
    const { client: driver, driverId } = await world.freeDriver('whole');
    const statuses = new Set<number>();
    const ask = async (client: OutsideClient, method: string, path: string, body?: object) => {
      const { status, data } = await client.call(method, path, body);
      statuses.add(status);
      return data;
    };
    const minutes = async (count: number) => {
      for (let passed = 0; passed < count; passed += 1) {
        await world.minute();
        for (const client of [rider, driver]) await ask(client, 'GET', READS[passed % READS.length] as string);
      }
    };
    await minutes(60);
    const booking = { pickupLocation: 'Dhanmondi 27', dropLocation: 'Kamalapur Station', driver: driverId };
    const { _id: rideId } = await ask(rider, 'POST', '/ride/book', booking);
    const become = (rideStatus: string) => ask(driver, 'POST', `/ride/update-status/${rideId}`, { rideStatus });
    await become('ACCEPTED');
    await minutes(4);
    await ask(driver, 'POST', `/ride/set-fare/${rideId}`, { fare: 250 });
    const { startCode: otp } = await ask(rider, 'GET', '/ride/current-ride');
    await ask(driver, 'POST', '/ride/verify-otp', { rideId, otp });
    await become('IN TRANSIT');
    await minutes(20);
    await become('COMPLETED');
    await minutes(36);
    expect([...statuses].sort()).toEqual([200, 201]);
    const [profile] = (await ask(driver, 'GET', '/driver/drivers')).data;
    expect(profile).toMatchObject({ availabilityStatus: 'ONLINE', totalRides: 1 });
    const { data: made } = await ask(rider, 'GET', '/ride/rides?rideStatus=COMPLETED');
    expect(made).toMatchObject([{ _id: rideId, fare: 250 }]);
  });

  it('though every answer that renews it is lost', async () => {
    const client = await world.rider('lost@pothik.test');
    for (let lost = 0; lost < 5; lost += 1) {
      world.platform.clock.advance(SESSION.accessMs);
      await client.lose('GET', '/user/get-me');
    }
    world.platform.clock.advance(SESSION.accessMs);
    expect(await stay(client, READS)).toEqual([200]);
  });
});

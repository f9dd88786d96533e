import { WholePlatform } from './testing/whole-platform.js';

let world: WholePlatform;
beforeAll(async () => {
  world = await WholePlatform.open();
});
afterAll(() => world?.close());

it('a driver whose phone is gone leaves the free list after five minutes; one who calls each minute stays', async () => {
  const [gone, there] = [await world.freeDriver('gone'), await world.freeDriver('there')];
  const rider = await world.rider('rider@pothik.test');
  const free = async () => {
    const { data } = await rider.call('GET', '/driver/free-drivers');
    return data.data.map(({ _id }: { _id: string }) => _id).sort();
  };
  const both = [gone.driverId, there.driverId].sort();
  await world.minute();
  for (let passed = 1; passed < 5; passed += 1) {
    expect(await free()).toEqual(both);
    await there.client.call('GET', '/ride/current-ride');
    await world.minute();
  }
  await there.client.call('GET', '/ride/current-ride');
  await world.minute();
  expect(await free()).toEqual([there.driverId]);
  const profile = (await gone.client.call('GET', '/driver/drivers')).data.data[0];
  expect(profile).toMatchObject({ availabilityStatus: 'OFFLINE', availabilityCause: 'unreachable' });
  expect(
    (await gone.client.call('PATCH', `/driver/update/${gone.driverId}`, { availabilityStatus: 'ONLINE' })).status,
  ).toBe(200);
  await world.platform.settled();
  expect(await free()).toEqual(both);
});

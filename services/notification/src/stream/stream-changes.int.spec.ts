import { notificationHttp } from '@pothik/contracts/notification';
import { rideEvents } from '@pothik/contracts/ride';
import { person, type TestPlatform } from '@pothik/service-kit/testing';
import { rideOf } from '../testing/person-events.js';
import { StreamFixture } from '../testing/stream-fixture.js';
import type { StreamServer } from '../testing/stream-reader.js';

let fixture: StreamFixture;
let platform: TestPlatform;
let server: StreamServer;
beforeAll(async () => {
  fixture = await StreamFixture.open();
  ({ platform, server } = fixture);
});
afterAll(() => fixture.close());

const reading = async (somebody: ReturnType<typeof person>) =>
  (await server.read(somebody)).until(({ frames }) => frames.length === 1);

const changed = (topic: string) => ({ event: 'changed', data: { topic } });

describe('the streams of a person tell what changed of theirs', () => {
  it('by their own hand, on every device, without a notification; the other party is notified', async () => {
    const [rider, driver] = [person({ role: 'RIDER' }), person({ role: 'DRIVER' })];
    const [first, second, other] = [await reading(rider), await reading(rider), await reading(driver)];
    const ride = rideOf({ riderId: rider.id, driverUserId: driver.id });
    await platform.publish(rideEvents.rideRequested, { aggregateId: ride.id, payload: { ride } });
    for (const device of [first, second]) {
      await device.untilEvent('changed');
      expect(device.frames.slice(1)).toEqual([changed('ride')]);
    }
    await other.untilEvent('entry');
    expect(other.frames.map(({ event }) => event)).not.toContain('changed');
    expect((await platform.call(notificationHttp.feed, {}, { as: rider })).body.data.last).toBe(0);
    for (const { response } of [first, second, other]) response.destroy();
  });

  it('that notifications were read', async () => {
    const rider = person({ role: 'RIDER' });
    await fixture.append(rider, 1);
    const other = await reading(rider);
    await platform.call(notificationHttp.read, { upTo: 1 }, { as: rider });
    await other.untilEvent('changed');
    expect(other.frames.at(-1)).toEqual(changed('notifications'));
    other.response.destroy();
  });

  it('and those of administrators, that the list of rides did; nobody else’s', async () => {
    const [administrator, stranger] = [person({ role: 'ADMIN' }), person({ role: 'RIDER' })];
    const [lists, others] = [await reading(administrator), await reading(stranger)];
    const ride = rideOf({ riderId: person({ role: 'RIDER' }).id, driverUserId: person({ role: 'DRIVER' }).id });
    await platform.publish(rideEvents.rideRequested, { aggregateId: ride.id, payload: { ride } });
    await lists.untilEvent('changed');
    expect(lists.frames.at(-1)).toEqual(changed('rides'));
    expect(others.frames).toHaveLength(1);
    for (const { response } of [lists, others]) response.destroy();
  });
});

it('a stream that opens says what changed for its person while the page asked its first data', async () => {
  const [rider, driver, stranger] = [person({ role: 'RIDER' }), person({ role: 'DRIVER' }), person({ role: 'DRIVER' })];
  const watching = await reading(driver);
  const ride = rideOf({ riderId: rider.id, driverUserId: driver.id });
  await platform.publish(rideEvents.rideRequested, { aggregateId: ride.id, payload: { ride } });
  await watching.untilEvent('entry');
  const opened = [rider, driver, stranger].map(reading);
  const [ofRider, ofDriver, ofStranger] = (await Promise.all(opened)).map(({ recent }) => recent?.topics);
  expect(ofRider).toContain('ride');
  expect(ofDriver).toEqual(expect.arrayContaining(['ride', 'notifications']));
  expect(ofStranger).toEqual([]);
  for (const { response } of [watching, ...(await Promise.all(opened))]) response.destroy();
});

it('a stream that opens while messages are lost does not say what changed, and one opened later only since then', async () => {
  const rider = person({ role: 'RIDER' });
  const lost = jest.spyOn(platform.keyValue, 'heardSince').mockReturnValueOnce(undefined);
  const meanwhile = await reading(rider);
  lost.mockReturnValueOnce(performance.now());
  const later = await reading(rider);
  lost.mockRestore();
  expect(meanwhile.recent).toBeUndefined();
  // Of all since the instance began it would be more.
  const since = performance.now();
  const whole = await reading(rider);
  expect(later.recent?.ms).toBeLessThan(whole.recent?.ms ?? 0);
  expect(whole.recent?.ms).toBeLessThanOrEqual(since);
  for (const { response } of [meanwhile, later, whole]) response.destroy();
});

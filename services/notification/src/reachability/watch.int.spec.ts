import { driverEvents } from '@pothik/contracts/driver';
import { SIGNS_KEPT_SINCE_KEY, signOfDrivingKey, signOfLifeKey } from '@pothik/contracts/notification';
import { Sweeper } from '@pothik/service-kit';
import { person, rounds, type TestPlatform } from '@pothik/service-kit/testing';
import { PushReach } from '../push/index.js';
import { OPEN_STREAM_SWEEP } from '../stream/open-stream.service.js';
import { identifier } from '../testing/person-events.js';
import { StreamFixture } from '../testing/stream-fixture.js';
import { WatchFixture } from '../testing/watch-fixture.js';
import { WATCHED_PERSON_MODEL, type WatchedPersonDocument } from './watched-person.model.js';

let streams: StreamFixture;
let platform: TestPlatform;
let watch: WatchFixture;
beforeAll(async () => {
  streams = await StreamFixture.open();
  ({ platform } = streams);
  watch = new WatchFixture(platform);
});
afterAll(() => streams?.close());
beforeEach(() => watch.look());

const iso = () => platform.clock.now().toISOString();

describe('a driver who is ONLINE', () => {
  it('is unreachable after five minutes without a sign, and said to be so until they are OFFLINE', async () => {
    const since = iso();
    const karim = await watch.online();
    await watch.minutes(5);
    expect(await watch.unreachable(karim)).toEqual([]);
    await watch.minute();
    expect(await watch.unreachable(karim)).toEqual([since]);
    await watch.minute();
    expect(await watch.unreachable(karim)).toEqual([since, since]);
    await watch.offline(karim);
    await watch.minutes(10);
    expect(await watch.unreachable(karim)).toHaveLength(2);
  });

  it('is reachable for an hour by an open stream, and no more once it is closed', async () => {
    const karim = await watch.online();
    let reader = await streams.server.read(karim);
    const sweeper = watch.instance.app.get(Sweeper, { strict: false });
    for (let minute = 0; minute < 60; minute += 1) {
      platform.clock.advance(60_000);
      // As a page does whose access token has ended.
      if (reader.isEnded) reader = await streams.server.read(karim);
      await sweeper.run(OPEN_STREAM_SWEEP);
      await watch.look();
    }
    expect(await watch.unreachable(karim)).toEqual([]);
    reader.response.destroy();
    await watch.minutes(7);
    expect(await watch.unreachable(karim)).not.toEqual([]);
  });

  it('is unreachable although a stream of their page is open, which the line may have forgotten', async () => {
    const karim = await watch.online();
    const reader = await streams.server.read(karim, { reader: 'page-of-karim' });
    await reader.until(({ frames }) => frames.length > 0);
    const sweeper = watch.instance.app.get(Sweeper, { strict: false });
    for (let minute = 0; minute < 6; minute += 1) {
      platform.clock.advance(60_000);
      await sweeper.run(OPEN_STREAM_SWEEP);
      await watch.look();
    }
    expect(reader.isEnded).toBe(false);
    expect(await watch.unreachable(karim)).toHaveLength(1);
    reader.response.destroy();
  });

  it('is unreachable in time although the clock was an hour ahead when they came ONLINE and called', async () => {
    const hour = 3_600_000;
    platform.clock.advance(hour);
    await watch.look();
    const karim = await watch.online();
    await watch.call(karim);
    await watch.look();
    platform.clock.advance(-hour);
    await watch.look();
    await watch.minutes(4);
    expect(await watch.unreachable(karim)).toEqual([]);
    await watch.minutes(10);
    expect(await watch.unreachable(karim)).not.toEqual([]);
  });

  it('is reachable by calls alone, one each four minutes', async () => {
    const karim = await watch.online();
    for (let count = 0; count < 15; count += 1) {
      await watch.minutes(4);
      await watch.call(karim);
    }
    expect(await watch.unreachable(karim)).toEqual([]);
  });

  it('is reachable as long as the demonstration stands in', async () => {
    const karim = await watch.online();
    for (let count = 0; count < 10; count += 1) {
      await watch.minute();
      await platform.keyValue.raise(signOfDrivingKey(karim.id), platform.clock.now().getTime(), 600_000);
    }
    expect(await watch.unreachable(karim)).toEqual([]);
  });

  it('is reachable again with the first call, from its moment', async () => {
    const karim = await watch.online();
    await watch.minutes(6);
    await watch.offline(karim);
    platform.clock.advance(20_000);
    await watch.call(karim);
    const at = iso();
    await watch.minutes(2);
    expect(await watch.reachable(karim)).toEqual([at]);
  });

  it('is reachable again with a stream, which is a sign from its opening on', async () => {
    const karim = await watch.online();
    await watch.minutes(6);
    await watch.offline(karim);
    platform.clock.advance(20_000);
    const openedAt = iso();
    const reader = await streams.server.read(karim);
    await watch.minutes(2);
    const told = await watch.reachable(karim);
    expect(told).toHaveLength(1);
    expect((told[0] as string) >= openedAt).toBe(true);
    reader.response.destroy();
  });

  it('is watched by a snapshot too, from when it came', async () => {
    const karim = person({ role: 'DRIVER' });
    const driver = watch.snapshot(karim.id, 'ONLINE');
    const options = { aggregateId: driver.id, aggregateVersion: 9, payload: { driver } };
    await platform.publish(driverEvents.driverRestated, options);
    await platform.settled();
    const since = iso();
    await watch.minutes(6);
    expect(await watch.unreachable(karim)).toEqual([since]);
    await platform.publish(driverEvents.driverRestated, {
      ...options,
      payload: { driver: { ...driver, availabilityStatus: 'OFFLINE' } },
    });
    await platform.settled();
    await watch.minutes(3);
    expect(await watch.unreachable(karim)).toHaveLength(1);
  });
});

describe('a driver who is ONLINE without a sign of their own', () => {
  /** Push as it knows this driver: they have a subscription. */
  const pushed = (receiptAt?: Date) => {
    const push = watch.instance.app.get(PushReach, { strict: false });
    const known = { isSubscribed: true, receiptAt };
    const asked = jest.spyOn(push, 'of').mockImplementation(async () => ({ ...known }));
    const trials = jest.spyOn(push, 'tryOut').mockResolvedValue();
    return { asked, trials, known };
  };
  beforeEach(async () => {
    await platform.model<WatchedPersonDocument>('notification', WATCHED_PERSON_MODEL).deleteMany({});
  });
  afterEach(() => jest.restoreAllMocks());

  it('is reachable by a receipt for 30 minutes, and push is asked about once in that time', async () => {
    const karim = await watch.online();
    const { asked, trials } = pushed(platform.clock.now());
    await watch.minutes(29);
    expect(await watch.unreachable(karim)).toEqual([]);
    expect([asked.mock.calls, trials.mock.calls]).toEqual([[[karim.id]], []]);
    await watch.offline(karim);
  });

  it('is tried by a notice, and stays reachable when its receipt arrives within 60 s', async () => {
    const karim = await watch.online();
    const { trials, known } = pushed();
    await watch.minutes(6);
    expect(trials.mock.calls).toEqual([[karim.id]]);
    platform.clock.advance(59_000);
    known.receiptAt = platform.clock.now();
    await watch.minutes(29);
    expect(await watch.unreachable(karim)).toEqual([]);
    expect(trials).toHaveBeenCalledTimes(1);
    await watch.offline(karim);
  });

  it('is tried by a notice, and unreachable when no receipt arrives', async () => {
    const since = iso();
    const karim = await watch.online();
    const { trials } = pushed();
    await watch.minutes(6);
    expect(await watch.unreachable(karim)).toEqual([]);
    await watch.minutes(2);
    expect(await watch.unreachable(karim)).toEqual([since, since]);
    expect(trials.mock.calls).toEqual([[karim.id]]);
    await watch.offline(karim);
  });

  it('is not unreachable, and is tried later, where push does not answer', async () => {
    const karim = await watch.online();
    const { trials } = pushed();
    trials.mockRejectedValueOnce(new Error('nobody answers'));
    await watch.minutes(11);
    expect(await watch.unreachable(karim)).toEqual([]);
    await watch.minutes(3);
    expect(await watch.unreachable(karim)).not.toEqual([]);
    expect(trials).toHaveBeenCalledTimes(2);
    await watch.offline(karim);
  });
});

describe('what is not known is no absence', () => {
  it('counts anew after notification was away', async () => {
    const karim = await watch.online();
    await watch.minutes(4);
    platform.clock.advance(30 * 60_000);
    await watch.look();
    const since = iso();
    await watch.minutes(5);
    expect(await watch.unreachable(karim)).toEqual([]);
    await watch.minute();
    expect(await watch.unreachable(karim)).toEqual([since]);
  });

  it('counts anew in an instance that was restarted', async () => {
    const karim = await watch.online();
    platform.clock.advance(5 * 60_000);
    const restarted = await platform.startInstance('notification');
    await watch.look(restarted);
    await watch.minutes(5, [restarted]);
    expect(await watch.unreachable(karim)).toEqual([]);
    await watch.minute([restarted]);
    expect(await watch.unreachable(karim)).toHaveLength(1);
    await restarted.close();
  });

  it('counts anew after the store lost its entries', async () => {
    const karim = await watch.online();
    await watch.minutes(3);
    await watch.call(karim);
    await watch.minutes(4);
    await platform.keyValue.delete(signOfLifeKey(karim.id));
    await platform.keyValue.delete(SIGNS_KEPT_SINCE_KEY);
    await watch.minutes(5);
    expect(await watch.unreachable(karim)).toEqual([]);
    await watch.minutes(3);
    expect(await watch.unreachable(karim)).not.toEqual([]);
  });
});

describe('a stream that opens as its driver is found unreachable', () => {
  it('ends the absence within a minute, whichever is first', async () => {
    const people = await Promise.all(Array.from({ length: rounds(500) }, () => watch.online()));
    await watch.minutes(5);
    platform.clock.advance(60_000);
    const [readers] = await Promise.all([Promise.all(people.map((one) => streams.server.read(one))), watch.look()]);
    await watch.minutes(2);
    for (const karim of people) {
      const ended = await watch.unreachable(karim);
      expect(ended.length).toBeLessThanOrEqual(1);
      expect(await watch.reachable(karim)).toHaveLength(ended.length);
    }
    for (const { response } of readers) response.destroy();
    for (const karim of people) await watch.offline(karim);
  });
});

describe('two instances', () => {
  it('that look at once publish one event', async () => {
    const second = await platform.startInstance('notification');
    await watch.minutes(1, [watch.instance, second]);
    const people = await Promise.all(Array.from({ length: 10 }, () => watch.online()));
    await watch.minutes(6, [watch.instance, second]);
    for (const karim of people) expect(await watch.unreachable(karim)).toHaveLength(1);
    await second.close();
  });
});

describe('ten thousand drivers', () => {
  it('are each looked at about once a window', async () => {
    const { clock } = platform;
    const stored = platform.model<WatchedPersonDocument>('notification', WATCHED_PERSON_MODEL);
    await stored.deleteMany({});
    const somebody = await watch.online();
    const first = await stored.findById(somebody.id).lean();
    const others = Array.from({ length: 600 }, () => ({ ...first, _id: identifier() }));
    await stored.insertMany(others);
    const asked = jest.spyOn(platform.keyValue, 'get');
    const reads = () => asked.mock.calls.filter(([key]) => key.startsWith('sign-of-life:')).length;
    for (let minute = 0; minute < 5; minute += 1) await watch.minute();
    expect(reads()).toBe(0);
    const now = clock.now().getTime();
    for (const { _id } of others) await platform.keyValue.raise(signOfLifeKey(String(_id)), now, 600_000);
    await watch.minutes(5);
    expect(reads()).toBeLessThan(620);
    asked.mockRestore();
    await watch.offline(somebody);
  });
});

import { setImmediate } from 'node:timers/promises';
import { NOTIFICATION_LIMITS } from '@pothik/contracts/notification';
import { type Person, Sweeper } from '@pothik/service-kit';
import { person, type TestPlatform } from '@pothik/service-kit/testing';
import { StreamFixture, upTo } from '../testing/stream-fixture.js';
import { StreamServer } from '../testing/stream-reader.js';
import { OPEN_STREAM_MODEL, type OpenStreamDocument } from './open-stream.model.js';
import { OPEN_STREAM_RENEWED_MS, OPEN_STREAM_STORED_MS } from './open-stream.rules.js';
import { OPEN_STREAM_SWEEP, OpenStreamService } from './open-stream.service.js';

let fixture: StreamFixture;
let platform: TestPlatform;
let server: StreamServer;
beforeAll(async () => {
  fixture = await StreamFixture.open();
  ({ platform, server } = fixture);
});
afterAll(() => fixture.close());

describe('the ten streams of a person', () => {
  const countedAt = async (instance: StreamServer, rider: Person) => {
    const reader = await instance.read(rider);
    return { reader, status: reader.response.statusCode };
  };

  it('are counted over all instances', async () => {
    const rider = person({ role: 'RIDER' });
    const second = await StreamServer.at(await platform.startInstance('notification'), platform);
    const doors = [server, second];
    const opened = await Promise.all(upTo(12).map((number) => countedAt(doors[number % 2] as StreamServer, rider)));
    const statuses = opened.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
    for (const door of doors) expect((await countedAt(door, rider)).status).toBe(429);
    for (const { reader } of opened) reader.response.destroy();
    await second.close();
  });

  it('do not include those of an instance that crashed, once it was not seen for a minute', async () => {
    const rider = person({ role: 'RIDER' });
    const { clock } = platform;
    const streams = platform.model<OpenStreamDocument>('notification', OPEN_STREAM_MODEL);
    const crashed = { personId: rider.id, openedAt: clock.now(), seenAt: clock.now() };
    await streams.insertMany(upTo(NOTIFICATION_LIMITS.streamsPerPerson).map((n) => ({ ...crashed, place: n - 1 })));
    expect((await countedAt(server, rider)).status).toBe(429);
    clock.advance(OPEN_STREAM_STORED_MS);
    const { reader, status } = await countedAt(server, rider);
    expect(status).toBe(200);
    reader.response.destroy();
  });

  it('do not include one that was refused because its place was found too late', async () => {
    const rider = person({ role: 'RIDER' });
    const places = platform.service('notification').app.get(OpenStreamService, { strict: false });
    const take = places.take.bind(places);
    let [store, find] = [(): void => {}, (): void => {}];
    const stored = new Promise<void>((resolve) => (store = resolve));
    const found = new Promise<void>((resolve) => (find = resolve));
    const late = jest.spyOn(places, 'take').mockImplementationOnce(async (somebody, reader) => {
      const place = await take(somebody, reader);
      store();
      await found;
      return place;
    });
    const wait = globalThis.setTimeout;
    const waits = jest
      .spyOn(globalThis, 'setTimeout')
      .mockImplementation(((work: () => void, ms?: number) => wait(work, ms === 30_000 ? 1 : ms)) as typeof setTimeout);
    expect((await countedAt(server, rider)).status).toBe(503);
    waits.mockRestore();
    late.mockRestore();
    await stored;
    const streams = platform.model<OpenStreamDocument>('notification', OPEN_STREAM_MODEL);
    const left = jest.spyOn(Object.getPrototypeOf(places), 'leave');
    expect(await streams.countDocuments({ personId: rider.id })).toBe(1);
    find();
    await setImmediate();
    await Promise.all(left.mock.results.map(({ value }) => value));
    left.mockRestore();
    expect(await streams.countDocuments({ personId: rider.id })).toBe(0);
  });

  it('are one of each page: the line may have forgotten the streams it opened before', async () => {
    const rider = person({ role: 'RIDER' });
    const others = await Promise.all(upTo(9).map(() => countedAt(server, rider)));
    const second = await StreamServer.at(await platform.startInstance('notification'), platform);
    const sweeper = platform.service('notification').app.get(Sweeper, { strict: false });
    const first = await server.read(rider, { reader: 'page-of-karim' });
    const next = await server.read(rider, { reader: 'page-of-karim' });
    await first.untilEnded();
    const elsewhere = await second.read(rider, { reader: 'page-of-karim' });
    await sweeper.run(OPEN_STREAM_SWEEP);
    await next.untilEnded();
    expect([first, next, elsewhere].map(({ response }) => response.statusCode)).toEqual([200, 200, 200]);
    expect(elsewhere.isEnded).toBe(false);
    expect((await countedAt(server, rider)).status).toBe(429);
    expect((await server.read(rider, { reader: 'other-page' })).response.statusCode).toBe(429);
    for (const { reader } of others) reader.response.destroy();
    await second.close();
  });

  it('are one of a page also when it opens several at once', async () => {
    const rider = person({ role: 'RIDER' });
    const readers = await Promise.all(upTo(5).map(() => server.read(rider, { reader: 'page-of-karim' })));
    const streams = platform.model<OpenStreamDocument>('notification', OPEN_STREAM_MODEL);
    expect(await streams.countDocuments({ personId: rider.id })).toBe(1);
    for (const { response } of readers) response.destroy();
  });

  it('of a page named the same belong to one person each', async () => {
    const [rahima, jamal] = [person({ role: 'RIDER' }), person({ role: 'RIDER' })];
    const hers = await server.read(rahima, { reader: 'shared-name' });
    const his = await server.read(jamal, { reader: 'shared-name' });
    await his.until(({ frames }) => frames.length > 0);
    expect(hers.isEnded).toBe(false);
    for (const reader of [hers, his]) reader.response.destroy();
  });

  it('stay counted as long as they are open: their instance renews them', async () => {
    const rider = person({ role: 'RIDER' });
    const open = await Promise.all(upTo(10).map(() => countedAt(server, rider)));
    const sweeper = platform.service('notification').app.get(Sweeper, { strict: false });
    for (let passed = 0; passed < OPEN_STREAM_STORED_MS; passed += OPEN_STREAM_RENEWED_MS) {
      platform.clock.advance(OPEN_STREAM_RENEWED_MS);
      await sweeper.run(OPEN_STREAM_SWEEP);
    }
    expect((await countedAt(server, rider)).status).toBe(429);
    for (const { reader } of open) reader.response.destroy();
  });
});

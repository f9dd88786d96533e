import { NOTIFICATION_LIMITS } from '@pothik/contracts/notification';
import { Sweeper } from '@pothik/service-kit';
import { person, type TestPlatform } from '@pothik/service-kit/testing';
import { identifier } from '../testing/person-events.js';
import { StreamFixture } from '../testing/stream-fixture.js';
import { NOTIFICATION_MODEL, type NotificationDocument } from './notification.model.js';

const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;

let fixture: StreamFixture;
let platform: TestPlatform;
beforeAll(async () => {
  fixture = await StreamFixture.open();
  platform = fixture.platform;
});
afterAll(() => fixture.close());

const notifications = () => platform.model<NotificationDocument>('notification', NOTIFICATION_MODEL);
const look = () => platform.service('notification').app.get(Sweeper, { strict: false }).run('ended-documents');

/** Notifications of these ages in hours; the function reads the ages of those that are still there. */
async function aged(...hours: number[]) {
  const { id: personId } = person({ role: 'RIDER' });
  const now = platform.clock.now().getTime();
  const entry = (hour: number, number: number) => ({
    ...{ personId, number, eventId: identifier(), kind: 'fare-set' as const, subjectId: identifier(), facts: {} },
    at: new Date(now - hour * HOUR_MS),
  });
  await notifications().insertMany(hours.map(entry));
  const left = async () =>
    (await notifications().find({ personId }).lean()).map(({ at }) => (now - at.getTime()) / HOUR_MS);
  return async () => (await left()).sort((one, other) => one - other);
}

const LIFE_HOURS = NOTIFICATION_LIMITS.storedMs / HOUR_MS;

describe('notifications that have ended', () => {
  beforeEach(() => notifications().deleteMany({}));

  it('are removed by the look of the service', async () => {
    const left = await aged(1, LIFE_HOURS - 0.1, LIFE_HOURS, LIFE_HOURS + 0.5);
    await look();
    expect(await left()).toEqual([1, LIFE_HOURS - 0.1]);
  });

  it('are caught up hour by hour after a standstill', async () => {
    const left = await aged(1, LIFE_HOURS + 3, LIFE_HOURS + 2.5, LIFE_HOURS + 1);
    await look();
    expect(await left()).toEqual([1, LIFE_HOURS + 1]);
    await look();
    expect(await left()).toEqual([1]);
  });

  it('are hardly more because the clock was wrong for a while', async () => {
    const left = await aged(1, 100, 200, 300, 300.5);
    platform.clock.advance(YEAR_MS);
    await look();
    platform.clock.advance(-YEAR_MS);
    await look();
    expect(await left()).toEqual([1, 100, 200]);
  });

  it('go in batches, however many', async () => {
    const left = await aged(1, ...Array.from({ length: 1_201 }, () => LIFE_HOURS));
    await look();
    expect(await left()).toEqual([1]);
  });
});

it('no engine removes them: there is no TTL index', async () => {
  const indexes = await notifications().collection.indexes();
  expect(indexes.filter(({ expireAfterSeconds }) => expireAfterSeconds !== undefined)).toEqual([]);
});

import { HEARD_FOR_MS, RecentChanges } from './recent-changes.js';

const rider = { id: 'a'.repeat(24), role: 'RIDER' } as const;
const administrator = { id: 'b'.repeat(24), role: 'ADMIN' } as const;
const BEGAN = 1000;
const NOW = BEGAN + 2 * HEARD_FOR_MS;

describe('a stream that opens says what changed lately', () => {
  it('for its person or role, each topic once', () => {
    const changes = new RecentChanges(BEGAN);
    for (const topic of ['ride', 'ride', 'person']) changes.add({ at: NOW, to: [rider.id], topics: [topic] });
    changes.add({ at: NOW, to: 'riders', topics: ['free-drivers'] });
    changes.add({ at: NOW, to: 'administrators', topics: ['rides'] });
    expect(changes.of(rider, NOW)?.topics).toEqual(['ride', 'person', 'free-drivers']);
    expect(changes.of(administrator, NOW)?.topics).toEqual(['rides']);
  });

  it('of the last 30 seconds', () => {
    const changes = new RecentChanges(BEGAN);
    changes.add({ at: NOW - HEARD_FOR_MS - 1, to: [rider.id], topics: ['ride'] });
    changes.add({ at: NOW - HEARD_FOR_MS, to: [rider.id], topics: ['person'] });
    expect(changes.of(rider, NOW)).toEqual({ ms: HEARD_FOR_MS, topics: ['person'] });
  });

  it('of a shorter time, when it has listened for a shorter time', () => {
    expect(new RecentChanges(BEGAN).of(rider, BEGAN + 400)).toEqual({ ms: 400, topics: [] });
  });

  it('of a shorter time, when messages were lost before', () => {
    const changes = new RecentChanges(BEGAN);
    changes.add({ at: NOW - 700, to: [rider.id], topics: ['ride'] });
    expect(changes.of(rider, NOW, NOW - 500)).toEqual({ ms: 500, topics: ['ride'] });
  });

  it('of a shorter time, when more happened than is remembered', () => {
    const changes = new RecentChanges(BEGAN);
    for (let number = 0; number < 20_100; number += 1)
      changes.add({ at: NOW + number, to: [administrator.id], topics: ['ride'] });
    const now = NOW + 20_100;
    expect(changes.of(rider, now)).toEqual({ ms: 20_000, topics: [] });
    expect(changes.of(administrator, now)?.topics).toEqual(['ride']);
  });

  it('unless what changed is not known', () => {
    const changes = new RecentChanges(BEGAN);
    changes.add({ at: NOW, to: [rider.id], topics: undefined });
    expect(changes.of(rider, NOW)).toBeUndefined();
    expect(changes.of(administrator, NOW)).toEqual({ ms: HEARD_FOR_MS, topics: [] });
    expect(changes.of(rider, NOW + HEARD_FOR_MS + 1)?.topics).toEqual([]);
  });
});

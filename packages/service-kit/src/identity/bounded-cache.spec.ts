import { BoundedCache } from './bounded-cache.js';

const HOUR_MS = 3_600_000;

/** How many entries it holds, whether they may be used or not: what it costs. */
const heldBy = (cache: object): number => (cache as { entries: Map<string, unknown> }).entries.size;

describe('A bounded cache', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('forgets its oldest entries beyond its maximum; one that is set again is not old', () => {
    const cache = new BoundedCache<number>(2, HOUR_MS);
    cache.set('a', 1);
    cache.set('b', 2);
    cache.set('a', 3);
    cache.set('c', 4);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([3, undefined, 4]);
  });

  it('forgets an entry after its time', () => {
    const cache = new BoundedCache<number>(10, 1_000);
    cache.set('a', 1);
    jest.advanceTimersByTime(999);
    expect(cache.get('a')).toBe(1);
    jest.advanceTimersByTime(1);
    expect(cache.get('a')).toBeUndefined();
  });

  it('holds no more than was set within that time', () => {
    const cache = new BoundedCache<number>(1_000, 1_000);
    for (let number = 0; number < 500; number += 1) {
      cache.set(String(number), number);
      jest.advanceTimersByTime(100);
    }
    expect(heldBy(cache)).toBe(10);
  });
});

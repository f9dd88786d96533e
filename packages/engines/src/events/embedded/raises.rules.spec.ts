import { type Raise, readableUntil } from './raises.rules.js';

const FIRST: Raise = { ends: [10, 20] };
const SECOND: Raise = { ends: [15, 20, 0, 7] };

const until = (raises: readonly Raise[], partition: number, ...committed: number[]) =>
  readableUntil(raises, partition, (of) => committed[of] ?? 0);

describe('How far a group may read a partition', () => {
  it('is its end while the number of partitions was never raised', () => {
    expect(until([], 0)).toBe(Number.POSITIVE_INFINITY);
  });

  it('is the former end until the group has committed every former partition', () => {
    expect(until([FIRST], 0, 10, 19)).toBe(10);
    expect(until([FIRST], 1, 9, 20)).toBe(20);
    expect(until([FIRST], 0, 10, 20)).toBe(Number.POSITIVE_INFINITY);
  });

  it('is nothing of a new partition until then', () => {
    expect(until([FIRST], 3, 10, 19)).toBe(0);
    expect(until([FIRST], 3, 10, 20)).toBe(Number.POSITIVE_INFINITY);
  });

  it('goes from raise to raise', () => {
    expect(until([FIRST, SECOND], 0, 0, 0)).toBe(10);
    expect(until([FIRST, SECOND], 3, 10, 20)).toBe(7);
    expect(until([FIRST, SECOND], 0, 10, 20)).toBe(15);
    expect(until([FIRST, SECOND], 5, 15, 20, 0, 6)).toBe(0);
    expect(until([FIRST, SECOND], 5, 15, 20, 0, 7)).toBe(Number.POSITIVE_INFINITY);
  });
});

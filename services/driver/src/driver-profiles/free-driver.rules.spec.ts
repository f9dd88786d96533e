import fc from 'fast-check';
import {
  freeSince,
  isPushAlone,
  longestFreeFirst,
  nearestFirst,
  pushAloneLast,
  sampleStart,
} from './free-driver.rules.js';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 2, 6) + minutes * 60_000);

describe('a driver on duty is free', () => {
  it('since they came ONLINE', () => {
    expect(freeSince(at(5), undefined)).toEqual(at(5));
    expect(freeSince(at(5), at(1))).toEqual(at(5));
  });

  it('or since their last ride ended, when that is later', () => {
    expect(freeSince(at(5), at(9))).toEqual(at(9));
  });
});

describe('free drivers are ordered', () => {
  const a = { id: 'a', userId: 'person-a', freeSince: at(0) };
  const b = { id: 'b', userId: 'person-b', freeSince: at(5) };
  const c = { id: 'c', userId: 'person-c', freeSince: at(0) };

  it('longest free first, and by id when free since the same moment', () => {
    expect(longestFreeFirst([b, c, a])).toEqual([a, c, b]);
  });
});

describe('the sample of a reader', () => {
  it('begins at the same place each time', () => {
    expect(sampleStart('64f0000000000000000000a1')).toBe(sampleStart('64f0000000000000000000a1'));
  });

  it('begins everywhere alike, over readers who registered one after another', () => {
    const starts = Array.from({ length: 1_000 }, (_, count) =>
      sampleStart(`64f000000000000000${count.toString(16).padStart(6, '0')}`),
    );
    const tenths = Array.from({ length: 10 }, (_, tenth) => starts.filter((start) => Math.floor(start * 10) === tenth));
    for (const { length } of tenths) expect(length).toBeGreaterThan(90);
    expect(tenths.flat()).toHaveLength(1_000);
  });
});

const withIds = (...ids: string[]) => ids.map((id) => ({ id }));
const idsOf = (drivers: readonly { id: string }[]) => drivers.map(({ id }) => id);

it('the nearest are first by the shown distance, the longest free among equally near ones, those without a distance last', () => {
  const metres = new Map([
    ['far', { low: 900, high: 1_400 }],
    ['as near', { low: 310, high: 450 }],
    ['near', { low: 390, high: 499 }],
    ['nearer at most', { low: 310, high: 380 }],
  ]);
  const longestFree = withIds('unknown', 'far', 'near', 'as near', 'nearer at most');
  const nearest = nearestFirst(longestFree, metres);
  expect(idsOf(nearest)).toEqual(['nearer at most', 'near', 'as near', 'far', 'unknown']);
  expect(idsOf(pushAloneLast(nearest, metres, new Set()))).toEqual(idsOf(nearest));
});

it('of equally near ones, and of those without a distance, who is reached by push alone is last', () => {
  const [near, far] = [
    { low: 310, high: 450 },
    { low: 900, high: 1_400 },
  ];
  const metres = new Map([...['near', 'as near'].map((id) => [id, near] as const), ['far', far] as const]);
  const nearest = withIds('near', 'as near', 'far', 'unknown', 'other');
  const ordered = (...pushAlone: string[]) => idsOf(pushAloneLast(nearest, metres, new Set(pushAlone)));
  expect(ordered('near', 'unknown')).toEqual(['as near', 'near', 'far', 'other', 'unknown']);
  expect(ordered('near', 'as near')).toEqual(idsOf(nearest));
});

describe('a driver ONLINE is reached by push alone', () => {
  const window = 5 * 60_000;

  it.each([
    ['after the window, and the half minute by which a stored sign may be older', [at(-6), at(-5.5)], true],
    ['not before', [at(-5.4)], false],
    ['not with one of several signs', [undefined, at(-30), at(-1)], false],
    ['without any sign', [undefined, undefined], true],
    ['not where the store has just lost its signs', [undefined, at(-1)], false],
  ])('%s', (_case, seen, expected) => {
    expect(isPushAlone(seen, at(0), window)).toBe(expected);
  });
});

it('in 1,000 random lists the shown distance never decreases', () => {
  const distance = fc.tuple(fc.integer({ min: 0, max: 6_000 }), fc.integer({ min: 0, max: 3_000 }));
  const list = fc.array(fc.option(distance, { nil: undefined }), { maxLength: 40 });
  fc.assert(
    fc.property(list, (distances) => {
      const ids = distances.map((_, index) => String(index));
      const known = distances.flatMap((one, index) =>
        one ? [[String(index), { low: one[0], high: one[0] + one[1] }] as const] : [],
      );
      const metres = new Map(known);
      const shown = nearestFirst(withIds(...ids), metres).map(({ id }) => {
        const { low, high } = metres.get(id) ?? { low: 1e9, high: 1e9 };
        return Math.floor(low / 100) * 1e6 + Math.ceil(high / 100);
      });
      expect(shown).toEqual(shown.toSorted((one, other) => one - other));
      expect(shown).toHaveLength(ids.length);
    }),
    { numRuns: 1_000 },
  );
});

import { type SplitSum, splitSum } from './fare-sum.rules.js';

const at = (moment: string) => new Date(`${moment}+06:00`);
const NOW = at('2026-11-02T12:00:00');
const FIRST = at('2026-10-01T09:30:00');
const split = (from?: string, before?: string, first = FIRST): SplitSum =>
  splitSum({ from: from ? at(from) : undefined, before: before ? at(before) : undefined }, first, NOW);

describe('The sum over all rides', () => {
  it('is that of every day from the first request on, and the rides of today', () => {
    expect(split()).toEqual({
      days: { first: '2026-10-01', last: '2026-11-01' },
      added: [
        {
          created: { from: at('2026-11-01T23:50:00'), before: undefined },
          requested: { from: at('2026-11-02T00:00:00') },
        },
      ],
      removed: [],
    });
  });

  it('reads all of them while there are none but today’s', () => {
    const all = { added: [{ created: { from: undefined, before: undefined }, requested: {} }], removed: [] };
    expect(split(undefined, undefined, at('2026-11-02T00:00:00'))).toEqual(all);
    expect(split(undefined, undefined, at('2026-11-05T00:00:00'))).toEqual(all);
  });
});

describe('The sum over a period', () => {
  it('of whole days is theirs, with what has a bound between its request and its storing', () => {
    expect(split('2026-10-10T00:00:00', '2026-10-20T00:00:00')).toEqual({
      days: { first: '2026-10-10', last: '2026-10-19' },
      added: [
        {
          created: { from: at('2026-10-10T00:00:00'), before: at('2026-10-10T00:10:00') },
          requested: { before: at('2026-10-10T00:00:00') },
        },
        {
          created: { from: at('2026-10-19T23:50:00'), before: at('2026-10-20T00:00:00') },
          requested: { from: at('2026-10-20T00:00:00') },
        },
      ],
      removed: [
        {
          created: { from: at('2026-10-09T23:50:00'), before: at('2026-10-10T00:00:00') },
          requested: { from: at('2026-10-10T00:00:00') },
        },
        {
          created: { from: at('2026-10-20T00:00:00'), before: at('2026-10-20T00:10:00') },
          requested: { before: at('2026-10-20T00:00:00') },
        },
      ],
    });
  });

  it('reads what it has of the days at its bounds, to the millisecond', () => {
    const { days, added, removed } = split('2026-10-10T08:00:00', '2026-10-20T17:30:00.001');
    expect(days).toEqual({ first: '2026-10-11', last: '2026-10-19' });
    expect(added.map(({ created }) => created)).toEqual([
      { from: at('2026-10-10T08:00:00'), before: at('2026-10-11T00:10:00') },
      { from: at('2026-10-19T23:50:00'), before: at('2026-10-20T17:30:00.001') },
    ]);
    expect(removed).toEqual([]);
  });

  it.each([
    ['a day', '2026-10-10T00:00:00', '2026-10-11T00:00:00', '2026-10-10', '2026-10-10'],
    [
      'a day, and a millisecond of the next',
      '2026-10-10T00:00:00',
      '2026-10-11T00:00:00.001',
      '2026-10-10',
      '2026-10-10',
    ],
    ['until today’s evening', '2026-10-30T00:00:00', '2026-11-03T00:00:00', '2026-10-30', '2026-11-01'],
    [
      'until the last year that has four digits',
      '2026-10-30T00:00:00',
      '9999-12-31T23:59:59.999',
      '2026-10-30',
      '2026-11-01',
    ],
    ['from before the first request', '0001-01-01T00:00:00', '2026-10-03T00:00:00', '2026-10-01', '2026-10-02'],
  ])('of %s counts only days that are over, from the first request on', (_which, from, before, first, last) => {
    expect(split(from, before).days).toEqual({ first, last });
  });

  it.each([
    ['a part of a day', '2026-10-10T08:00:00', '2026-10-10T09:00:00'],
    ['parts of two days', '2026-10-10T08:00:00', '2026-10-11T09:00:00'],
    ['a day but for its first millisecond', '2026-10-10T00:00:00.001', '2026-10-11T00:00:00'],
    ['today', '2026-11-02T00:00:00', '2026-11-03T00:00:00'],
    ['days to come', '2026-11-05T00:00:00', '2026-11-09T00:00:00'],
    ['the last moment of four digits', '9999-12-31T23:59:59.998', '9999-12-31T23:59:59.999'],
    ['no time', '2026-10-20T00:00:00', '2026-10-10T00:00:00'],
    ['days before the first request', '2026-09-01T00:00:00', '2026-09-20T00:00:00'],
  ])('of %s reads its rides', (_which, from, before) => {
    expect(split(from, before)).toEqual({
      added: [{ created: { from: at(from), before: at(before) }, requested: {} }],
      removed: [],
    });
  });
});

describe('A ride is in the sum once if it lies in the period, and not at all if it does not', () => {
  const day = '2026-10-1';
  const NEAR_MIDNIGHT = [-700_000, -599_999, -1, 0, 1, 599_999];
  const bounds = ['00:00:00', '00:00:00.001', '00:07:00', '12:00:00', '23:55:00', '23:59:59.999'].flatMap((time) => [
    at(`${day}0T${time}`),
    at(`${day}3T${time}`),
  ]);
  const rides = bounds.flatMap((bound) => {
    const midnight = at(`${day}${bound < at(`${day}2T00:00:00`) ? 0 : 3}T00:00:00`);
    const moments = NEAR_MIDNIGHT.flatMap((ms) => [bound, midnight].map((moment) => moment.getTime() + ms));
    return moments.flatMap((created) =>
      [-500_000, -2, 0, 2].map((ms) => ({ created: new Date(created), requested: new Date(created + ms) })),
    );
  });
  const lies = (moment: Date, { from, before }: { from?: Date | undefined; before?: Date | undefined }) =>
    (!from || moment >= from) && (!before || moment < before);

  it.each(
    bounds.flatMap((from) =>
      bounds.flatMap((before) => (from < before ? [[from.toISOString(), before.toISOString()]] : [])),
    ),
  )('from %s to %s', (first, last) => {
    const period = { from: new Date(String(first)), before: new Date(String(last)) };
    const { days, added, removed } = splitSum(period, FIRST, NOW);
    const counted = days && {
      from: at(`${days.first}T00:00:00`),
      before: new Date(at(`${days.last}T00:00:00`).getTime() + 86_400_000),
    };
    const wrong = rides.filter(({ created, requested }) => {
      const parts = (all: SplitSum['added']) =>
        all.filter((part) => lies(created, part.created) && lies(requested, part.requested)).length;
      const times = (counted && lies(requested, counted) ? 1 : 0) + parts(added) - parts(removed);
      return times !== (lies(created, period) ? 1 : 0);
    });
    expect(wrong).toEqual([]);
  });
});

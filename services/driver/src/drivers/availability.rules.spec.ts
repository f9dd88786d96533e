import fc from 'fast-check';
import {
  canChange,
  followAnswers,
  hasTooManyUnanswered,
  moveAvailability,
  switchAvailability,
} from './availability.rules.js';
import type { Driver } from './driver.rules.js';

const now = new Date('2026-11-02T06:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
/** Requests that expired so many minutes ago, each asked half a minute before. */
const unanswered = (...minutes: number[]) =>
  minutes.map((minute) => ({ askedAt: ago(minute + 0.5), expiredAt: ago(minute) }));

const offline: Driver = {
  _id: '665000000000000000000002',
  userId: '665000000000000000000003',
  vehicleId: '665000000000000000000004',
  status: 'APPROVED',
  statusReason: '',
  statusSince: ago(600),
  availabilityStatus: 'OFFLINE',
  onlineSince: null,
  licenseNumber: 'DK1234567',
  experience: 7,
};
const online: Driver = { ...offline, availabilityStatus: 'ONLINE', onlineSince: ago(60) };

describe('the availability switch', () => {
  it.each(['PENDING', 'SUSPENDED'] as const)('does not bring a %s driver ONLINE', (status) => {
    expect(() => switchAvailability({ ...offline, status }, 'ONLINE', now)).toThrow(
      expect.objectContaining({ code: 'driver/not-approved' }),
    );
  });

  it('brings an approved driver ONLINE and stores since when', () => {
    const change = switchAvailability(offline, 'ONLINE', now);
    expect(change?.next).toMatchObject({ availabilityStatus: 'ONLINE', onlineSince: now });
    expect(change?.events[0]?.payload).toMatchObject({ to: 'ONLINE', cause: 'switched' });
  });

  it('always works towards OFFLINE', () => {
    expect(switchAvailability({ ...online, status: 'SUSPENDED' }, 'OFFLINE', now)?.next.onlineSince).toBeNull();
  });

  it('changes nothing when it has that value already', () => {
    expect(switchAvailability(online, 'ONLINE', now)).toBeUndefined();
    expect(switchAvailability({ ...offline, status: 'PENDING' }, 'OFFLINE', now)).toBeUndefined();
  });
});

describe('a driver with a change that waits for confirmation', () => {
  const waiting: Driver = { ...offline, waiting: { number: 1, at: now, vehicleType: 'PREMIUM' } };

  it('is not brought ONLINE: by no switch, and by no other way', () => {
    expect(() => switchAvailability(waiting, 'ONLINE', now)).toThrow(
      expect.objectContaining({ code: 'driver/change-waiting' }),
    );
    for (const cause of ['switched', 'unanswered', 'unreachable'] as const)
      expect(moveAvailability(waiting, 'ONLINE', cause, now)).toBeUndefined();
  });

  it('may go OFFLINE', () => {
    expect(switchAvailability({ ...waiting, availabilityStatus: 'ONLINE' }, 'OFFLINE', now)?.next).toMatchObject({
      availabilityStatus: 'OFFLINE',
    });
  });
});

describe('the outcome of a request', () => {
  it('can change only ONLINE when it expired, and only OFFLINE when it was answered', () => {
    expect([canChange(online, 'unanswered'), canChange(online, 'answered')]).toEqual([true, false]);
    expect([canChange(offline, 'unanswered'), canChange(offline, 'answered')]).toEqual([false, true]);
  });
});

describe('the availability switch after the system set it OFFLINE', () => {
  const retired: Driver = { ...offline, availabilityCause: 'unanswered', onlineSince: ago(60) };

  it.each([
    ['the driver’s own OFFLINE', () => switchAvailability(retired, 'OFFLINE', now)?.next],
    ['a suspension', () => moveAvailability({ ...retired, status: 'SUSPENDED' }, 'OFFLINE', 'suspended', now)?.next],
  ])('%s becomes the cause, is not published, and no late answer reverses it', (_case, move) => {
    const after = move();
    expect(after).toMatchObject({ availabilityStatus: 'OFFLINE', onlineSince: null });
    expect(followAnswers(after ?? retired, { unanswered: [], answeredAt: [ago(3)] }, now)).toBeUndefined();
    expect(switchAvailability(retired, 'OFFLINE', now)?.events).toEqual([]);
  });
});

describe('three requests in a row left unanswered set a driver OFFLINE', () => {
  const three = unanswered(1, 5, 9);

  it('and say why', () => {
    const change = followAnswers(online, { unanswered: three, answeredAt: [] }, now);
    expect(change?.next).toMatchObject({ availabilityStatus: 'OFFLINE', availabilityCause: 'unanswered' });
    expect(change?.events[0]?.payload).toMatchObject({
      to: 'OFFLINE',
      cause: 'unanswered',
      onlineSince: ago(60).toISOString(),
    });
  });

  it('and leave them ONLINE after two', () => {
    expect(followAnswers(online, { unanswered: unanswered(1, 5), answeredAt: [] }, now)).toBeUndefined();
  });

  it('counted again after any answer', () => {
    expect(followAnswers(online, { unanswered: three, answeredAt: [ago(7)] }, now)).toBeUndefined();
  });

  it('counted again after coming ONLINE again', () => {
    expect(followAnswers(online, { unanswered: unanswered(1, 5, 90), answeredAt: [] }, now)).toBeUndefined();
  });

  it('also when a later answer arrives first', () => {
    expect(followAnswers(online, { unanswered: three, answeredAt: [ago(0)] }, now)?.next.availabilityStatus).toBe(
      'OFFLINE',
    );
  });

  it('and change nothing for a driver who is OFFLINE', () => {
    expect(followAnswers(offline, { unanswered: three, answeredAt: [] }, now)).toBeUndefined();
  });

  it('and a late event of an answer between them brings the driver back with the old ONLINE time; a later answer does not', () => {
    const answers = { unanswered: three, answeredAt: [] as Date[] };
    const retired = followAnswers(online, answers, now)?.next ?? online;
    expect(followAnswers(retired, { ...answers, answeredAt: [ago(0)] }, now)).toBeUndefined();
    const back = followAnswers(retired, { ...answers, answeredAt: [ago(3)] }, now);
    expect(back?.next).toMatchObject({ availabilityStatus: 'ONLINE', onlineSince: ago(60) });
    expect(back?.events[0]?.payload).toMatchObject({ to: 'ONLINE', cause: 'unanswered' });
  });

  it('with the same result for any order and repetition of events', () => {
    const mark = fc.record({ minute: fc.integer({ min: 0, max: 59 }), answered: fc.boolean() });
    const marks = fc.uniqueArray(mark, { selector: ({ minute }) => minute, minLength: 1, maxLength: 9 });
    const orders = marks.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all])));
    const deliveries = orders.map(([all, order]) => ({ all, order: [...order, ...all] }));
    fc.assert(
      fc.property(deliveries, ({ all, order }) => {
        let driver = online;
        order.forEach((_last, at) => {
          const delivered = order.slice(0, at + 1);
          const times = (answered: boolean) =>
            delivered.filter((one) => one.answered === answered).map(({ minute }) => minute);
          const distinct = (answered: boolean) => [...new Set(times(answered))];
          const answers = { unanswered: unanswered(...distinct(false)), answeredAt: distinct(true).map(ago) };
          driver = followAnswers(driver, answers, now)?.next ?? driver;
        });
        const every = (answered: boolean) => all.filter((one) => one.answered === answered).map(({ minute }) => minute);
        const answers = { unanswered: unanswered(...every(false)), answeredAt: every(true).map(ago) };
        const tooMany = hasTooManyUnanswered(answers, ago(60));
        expect(driver.availabilityStatus).toBe(tooMany ? 'OFFLINE' : 'ONLINE');
      }),
    );
  });
});

describe('requests that overlap count once', () => {
  /** Each asked and expired at these seconds. */
  const requests = (...spans: [askedAt: number, expiredAt: number][]) =>
    spans.map(([askedAt, expiredAt]) => ({ askedAt: new Date(askedAt * 1000), expiredAt: new Date(expiredAt * 1000) }));
  const tooMany = (spans: [number, number][], answered: number[] = []) =>
    hasTooManyUnanswered(
      { unanswered: requests(...spans), answeredAt: answered.map((at) => new Date(at * 1000)) },
      new Date(-1),
    );

  it.each<[string, [number, number][], number[], boolean]>([
    [
      'three accounts that ask at once',
      [
        [0, 120],
        [1, 121],
        [36, 156],
      ],
      [],
      false,
    ],
    [
      'one after another',
      [
        [0, 120],
        [120, 240],
        [240, 360],
      ],
      [],
      true,
    ],
    [
      'with pauses between them',
      [
        [0, 30],
        [300, 330],
        [900, 930],
      ],
      [],
      true,
    ],
    [
      'three, of which each overlaps the next',
      [
        [0, 120],
        [60, 180],
        [119, 239],
      ],
      [],
      false,
    ],
    [
      'a chain of five, in which each second one is after the one before',
      [
        [0, 120],
        [60, 180],
        [120, 240],
        [180, 300],
        [240, 360],
      ],
      [],
      true,
    ],
    [
      'a third after the first, while the second overlaps both',
      [
        [0, 120],
        [60, 180],
        [130, 250],
      ],
      [],
      false,
    ],
    [
      'and a fourth after that third',
      [
        [0, 120],
        [60, 180],
        [130, 250],
        [250, 280],
      ],
      [],
      true,
    ],
    [
      'a short one within a long one, which ends first',
      [
        [0, 120],
        [10, 40],
        [40, 70],
        [70, 100],
      ],
      [],
      true,
    ],
    [
      'an answer between them',
      [
        [0, 30],
        [30, 60],
        [70, 100],
      ],
      [65],
      false,
    ],
    [
      'an answer before all of them',
      [
        [10, 30],
        [30, 60],
        [60, 90],
      ],
      [5],
      true,
    ],
    [
      'an answer between overlapping ones, after which one more counts',
      [
        [0, 120],
        [60, 180],
        [180, 210],
        [210, 240],
      ],
      [150],
      true,
    ],
  ])('%s', (_case, spans, answered, expected) => {
    expect(tooMany(spans, answered)).toBe(expected);
    expect(tooMany([...spans].reverse(), answered)).toBe(expected);
  });

  it('whatever the order in which they arrive', () => {
    const span = fc
      .tuple(fc.nat(600), fc.integer({ min: 30, max: 120 }))
      .map(([at, ms]): [number, number] => [at, at + ms]);
    const spans = fc.array(span, { maxLength: 8 });
    const orders = spans.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(fc.property(orders, ([all, order]) => expect(tooMany(order)).toBe(tooMany(all))));
  });
});

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
    expect(followAnswers(after ?? retired, { unansweredAt: [], answeredAt: [ago(3)] }, now)).toBeUndefined();
    expect(switchAvailability(retired, 'OFFLINE', now)?.events).toEqual([]);
  });
});

describe('three requests in a row left unanswered set a driver OFFLINE', () => {
  const three = [ago(1), ago(5), ago(9)];

  it('and say why', () => {
    const change = followAnswers(online, { unansweredAt: three, answeredAt: [] }, now);
    expect(change?.next).toMatchObject({ availabilityStatus: 'OFFLINE', availabilityCause: 'unanswered' });
    expect(change?.events[0]?.payload).toMatchObject({
      to: 'OFFLINE',
      cause: 'unanswered',
      onlineSince: ago(60).toISOString(),
    });
  });

  it('and leave them ONLINE after two', () => {
    expect(followAnswers(online, { unansweredAt: [ago(1), ago(5)], answeredAt: [] }, now)).toBeUndefined();
  });

  it('counted again after any answer', () => {
    expect(followAnswers(online, { unansweredAt: three, answeredAt: [ago(7)] }, now)).toBeUndefined();
  });

  it('counted again after coming ONLINE again', () => {
    expect(followAnswers(online, { unansweredAt: [ago(1), ago(5), ago(90)], answeredAt: [] }, now)).toBeUndefined();
  });

  it('also when a later answer arrives first', () => {
    expect(followAnswers(online, { unansweredAt: three, answeredAt: [ago(0)] }, now)?.next.availabilityStatus).toBe(
      'OFFLINE',
    );
  });

  it('and change nothing for a driver who is OFFLINE', () => {
    expect(followAnswers(offline, { unansweredAt: three, answeredAt: [] }, now)).toBeUndefined();
  });

  it('and a late event of an answer between them brings the driver back with the old ONLINE time; a later answer does not', () => {
    const answers = { unansweredAt: three, answeredAt: [] as Date[] };
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
          const distinct = (answered: boolean) => [...new Set(times(answered))].map(ago);
          const answers = { unansweredAt: distinct(false), answeredAt: distinct(true) };
          driver = followAnswers(driver, answers, now)?.next ?? driver;
        });
        const every = (answered: boolean) =>
          all.filter((one) => one.answered === answered).map(({ minute }) => ago(minute));
        const tooMany = hasTooManyUnanswered({ unansweredAt: every(false), answeredAt: every(true) }, ago(60));
        expect(driver.availabilityStatus).toBe(tooMany ? 'OFFLINE' : 'ONLINE');
      }),
    );
  });
});

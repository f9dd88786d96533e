import fc from 'fast-check';
import {
  type Availability,
  beginWatch,
  continueLooks,
  decideReachability,
  followAvailability,
  latestOf,
  type WatchedPerson,
} from './watch.rules.js';

const WINDOW_MS = 5 * 60_000;
const begin = new Date('2026-11-02T06:00:00Z');
/** Minutes after the beginning. */
const at = (minutes: number) => new Date(begin.getTime() + minutes * 60_000);

const told = (fields: Partial<Availability>): Availability => ({
  personId: '665000000000000000000003',
  isOnline: true,
  version: 4,
  at: begin,
  isRepublished: false,
  ...fields,
});
const person = (fields: Partial<WatchedPerson> = {}): WatchedPerson => ({
  _id: '665000000000000000000003',
  ...beginWatch(told({}), WINDOW_MS),
  ...fields,
});
const decided = (watched: WatchedPerson, signs: readonly (Date | undefined)[], now: Date, knownSince = at(-60)) =>
  decideReachability(watched, { signs, knownSince }, now, WINDOW_MS);
const typesOf = (change: ReturnType<typeof decided>) => change?.events.map(({ definition }) => definition.type);

const UNREACHABLE = 'notification.person-unreachable';
const REACHABLE = 'notification.person-reachable';

describe('somebody who is ONLINE', () => {
  it('is due after the window, and the half minute by which a stored sign may be older', () => {
    expect(person().dueAt).toEqual(at(5.5));
    expect(decided(person(), [], at(5.4))).toBeUndefined();
  });

  it.each([
    ['no sign at all', [undefined], at(-60), at(0)],
    ['a sign from before', [at(-2)], at(-60), at(0)],
    ['a sign at the beginning', [at(0)], at(-60), at(0)],
    ['two kinds of signs, both too old', [at(-1), at(-2)], at(-60), at(0)],
    ['signs that are known from the beginning on', [undefined], at(0), at(0)],
  ])('is unreachable after the window: %s', (_case, signs, knownSince, since) => {
    const change = decided(person(), signs, at(5.5), knownSince);
    expect(change?.events[0]?.payload).toEqual({ personId: person()._id, since: since.toISOString() });
    expect(change?.next).toMatchObject({ unreachableSince: since, dueAt: at(6.5) });
  });

  it.each([
    ['their own sign', [at(0.1), undefined], at(-60), at(5.6)],
    ['the demonstration’s sign', [undefined, at(4)], at(-60), at(9.5)],
    ['the later of two', [at(3), at(1)], at(-60), at(8.5)],
    ['what is not known', [at(0)], at(2), at(7.5)],
  ])('is counted anew from %s', (_case, signs, knownSince, dueAt) => {
    expect(decided(person(), signs, at(5.5), knownSince)).toEqual({ next: person({ dueAt }), events: [] });
  });

  it('who came ONLINE by a clock that was ahead is unreachable as others are', () => {
    const early = person({ onlineSince: at(600) });
    expect(decided(early, [at(0)], at(5.5))?.next.unreachableSince).toEqual(at(0));
  });

  it('is said to be unreachable each minute, and reachable with the first sign', () => {
    const gone = decided(person(), [], at(5.5))?.next ?? person();
    const still = decided(gone, [], at(6.5));
    expect([typesOf(still), still?.next.dueAt]).toEqual([[UNREACHABLE], at(7.5)]);
    const back = decided(gone, [at(6)], at(6.5));
    expect(back?.events.map(({ payload }) => payload)).toEqual([{ personId: gone._id, at: at(6).toISOString() }]);
    expect(back?.next).toMatchObject({ unreachableSince: null, dueAt: at(11.5) });
  });

  it('and comes back only in order to leave again, is said to be both', () => {
    const gone = person({ unreachableSince: at(0), dueAt: at(20) });
    expect(typesOf(decided(gone, [at(3)], at(20)))).toEqual([REACHABLE, UNREACHABLE]);
  });
});

describe('somebody who is OFFLINE', () => {
  const offline = person({ onlineSince: null, dueAt: at(7), unreachableSince: at(0) });

  it('is looked at each minute for a sign, for a day', () => {
    expect(decided(offline, [], at(7))).toEqual({ next: { ...offline, dueAt: at(8) }, events: [] });
    expect(decided(offline, [], at(24 * 60))?.next).toMatchObject({ dueAt: null, unreachableSince: null });
  });

  it('is reachable with a sign, and watched no more', () => {
    const back = decided(offline, [at(6)], at(7));
    expect([typesOf(back), back?.next.dueAt]).toEqual([[REACHABLE], null]);
  });
});

describe('an event of a driver', () => {
  const follow = (watched: WatchedPerson, fields: Partial<Availability>) =>
    followAvailability(watched, told(fields), WINDOW_MS);

  it('begins and ends the watch', () => {
    const ended = follow(person(), { isOnline: false, version: 5, at: at(2) })?.next ?? person();
    expect(ended).toMatchObject({ driverVersion: 5, onlineSince: null, dueAt: null });
    expect(follow(ended, { version: 6, at: at(3) })?.next).toMatchObject({ onlineSince: at(3), dueAt: at(8.5) });
  });

  it('that is repeated or older changes nothing', () => {
    expect(follow(person(), { isOnline: false, version: 4 })).toBeUndefined();
    expect(follow(person(), { isOnline: false, version: 3 })).toBeUndefined();
  });

  it('that is said again corrects an equal number, and repeats nothing', () => {
    expect(follow(person(), { isRepublished: true, at: at(9) })).toBeUndefined();
    expect(follow(person(), { isRepublished: true, version: 7, at: at(9) })?.next).toEqual(
      person({ driverVersion: 7 }),
    );
    expect(follow(person(), { isOnline: false, isRepublished: true })?.next).toMatchObject({ onlineSince: null });
  });

  it('to OFFLINE leaves somebody unreachable in sight; to ONLINE says that they are back', () => {
    const gone = person({ unreachableSince: at(0), dueAt: at(6.5) });
    const offline = follow(gone, { isOnline: false, version: 5, at: at(6) })?.next ?? gone;
    expect(offline).toMatchObject({ unreachableSince: at(0), dueAt: at(7) });
    expect(follow(offline, { version: 6, at: at(8) })?.events.map(({ definition }) => definition.type)).toEqual([
      REACHABLE,
    ]);
  });
});

describe('the looks of an instance', () => {
  it('go on without a gap, and begin anew after one of more than three minutes, a failure or a start', () => {
    const looks = continueLooks(undefined, at(0));
    expect(looks).toEqual({ since: at(0), lastAt: at(0) });
    expect(continueLooks(looks, at(3))).toEqual({ since: at(0), lastAt: at(3) });
    expect(continueLooks(looks, at(3.1))).toEqual({ since: at(3.1), lastAt: at(3.1) });
    expect(continueLooks(looks, at(-3.1))).toEqual({ since: at(-3.1), lastAt: at(-3.1) });
  });
});

describe('signs in any order', () => {
  const moment = fc.option(
    fc.integer({ min: -600, max: 600 }).map((seconds) => new Date(begin.getTime() + seconds * 1_000)),
    { nil: undefined },
  );

  it('decide the same, and nobody is unreachable within the window after one', () => {
    fc.assert(
      fc.property(fc.array(moment, { maxLength: 4 }), fc.integer({ min: 331, max: 900 }), (signs, seconds) => {
        const now = new Date(begin.getTime() + seconds * 1_000);
        const change = decided(person(), signs, now);
        expect(decided(person(), signs.toReversed(), now)).toEqual(change);
        const last = latestOf([...signs, begin]) as Date;
        const isGone = change?.next.unreachableSince !== null;
        expect(isGone).toBe(now.getTime() - last.getTime() >= WINDOW_MS + 30_000);
      }),
    );
  });
});

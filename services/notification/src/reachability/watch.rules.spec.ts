import fc from 'fast-check';
import {
  type Availability,
  beginWatch,
  continueLooks,
  decideReachability,
  followAvailability,
  isSilent,
  latestOf,
  needsTrial,
  type PushKnown,
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
const NO_PUSH: PushKnown = { isSubscribed: false, receiptAt: undefined };
const decided = (
  watched: WatchedPerson,
  signs: readonly (Date | undefined)[],
  now: Date,
  knownSince = at(-60),
  push: PushKnown = NO_PUSH,
) => decideReachability(watched, { signs, knownSince, push }, now, WINDOW_MS);
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

describe('somebody ONLINE whose phone sleeps', () => {
  const subscribed = (receiptAt?: Date): PushKnown => ({ isSubscribed: true, receiptAt });
  const known = (push?: PushKnown, signs: Date[] = []) => ({ signs, knownSince: at(-60), push });
  const byPush = (push: PushKnown, now: Date, watched = person()) => decided(watched, [], now, at(-60), push);
  const tried = person({ trialAt: at(5.5), dueAt: at(6.5) });

  it('is reachable for 30 minutes after a receipt', () => {
    expect(byPush(subscribed(at(5)), at(5.5))).toEqual({ next: person({ dueAt: at(35) }), events: [] });
    expect(byPush(subscribed(at(-24)), at(5.5))).toEqual({ next: person({ dueAt: at(6) }), events: [] });
  });

  it.each([
    ['no receipt', undefined],
    ['a receipt of half an hour ago', at(-24.5)],
    ['a receipt by a clock that was an hour ahead', at(66)],
  ])('is tried by a notice: %s', (_case, receiptAt) => {
    expect(needsTrial(person(), known(subscribed(receiptAt)), at(5.5), WINDOW_MS)).toBe(true);
    expect(byPush(subscribed(receiptAt), at(5.5))).toEqual({ next: tried, events: [] });
  });

  it('is tried, too, where an instance of the former release stored them without a trial', () => {
    const { trialAt: _absent, ...stored } = person();
    expect(needsTrial(stored, known(subscribed()), at(5.5), WINDOW_MS)).toBe(true);
    expect(byPush(subscribed(), at(5.5), stored)).toEqual({ next: tried, events: [] });
  });

  it('is reachable by the receipt of the trial within 60 s, and tried again when that is 30 minutes old', () => {
    const held = byPush(subscribed(at(5.6)), at(6.5), tried);
    expect(held).toEqual({ next: { ...tried, dueAt: at(35.6) }, events: [] });
    const again = byPush(subscribed(at(5.6)), at(35.6), held?.next);
    expect(again).toEqual({ next: { ...tried, trialAt: at(35.6), dueAt: at(36.6) }, events: [] });
  });

  it('is unreachable without one, since their last sign, and is not tried again in this absence', () => {
    const gone = byPush(subscribed(at(-30)), at(6.5), tried);
    expect([typesOf(gone), gone?.next.unreachableSince]).toEqual([[UNREACHABLE], at(0)]);
    expect(needsTrial(gone?.next ?? tried, known(subscribed()), at(7.5), WINDOW_MS)).toBe(false);
    expect(typesOf(byPush(subscribed(), at(7.5), gone?.next))).toEqual([UNREACHABLE]);
    const late = byPush(subscribed(at(7)), at(7.5), gone?.next);
    expect([typesOf(late), late?.next.dueAt]).toEqual([[REACHABLE], at(37)]);
  });

  it('is unreachable when the subscription ended, whatever it had received', () => {
    expect(typesOf(byPush({ isSubscribed: false, receiptAt: at(5) }, at(5.5)))).toEqual([UNREACHABLE]);
    expect(typesOf(byPush(NO_PUSH, at(6.5), tried))).toEqual([UNREACHABLE]);
  });

  it('is tried anew after a sign, after coming ONLINE, and where the last trial was sent by a clock that was ahead', () => {
    const later = (watched: WatchedPerson, signs: Date[]) =>
      needsTrial({ ...watched, dueAt: at(20) }, known(subscribed(), signs), at(20), WINDOW_MS);
    expect(later(tried, [])).toBe(false);
    expect(later(tried, [at(8)])).toBe(true);
    expect(later({ ...tried, onlineSince: at(8) }, [])).toBe(true);
    expect(later({ ...tried, trialAt: at(90) }, [])).toBe(true);
  });

  it('is asked of push only when nothing else shows them, and is not unreachable before', () => {
    const silent = (watched: WatchedPerson, signs: Date[], now = at(5.5)) =>
      isSilent(watched, known(undefined, signs), now, WINDOW_MS);
    expect([silent(person(), []), silent(person(), [at(1)])]).toEqual([true, false]);
    expect([silent(person(), [], at(5)), silent(person({ onlineSince: null }), [])]).toEqual([false, false]);
    expect(decideReachability(person(), known(), at(5.5), WINDOW_MS)).toBeUndefined();
  });

  it('is never unreachable within 30 minutes of a receipt or a minute of a trial, in whatever order they are known', () => {
    const seconds = fc.integer({ min: -2_000, max: 2_000 });
    const moment = fc.option(
      seconds.map((second) => at(second / 60)),
      { nil: undefined },
    );
    fc.assert(
      fc.property(moment, moment, moment, seconds, (sign, receiptAt, trialAt, second) => {
        const now = at(5.5 + Math.abs(second) / 60);
        const dueAt = trialAt ? new Date(trialAt.getTime() + 60_000) : at(5.5);
        const watched = person({ trialAt: trialAt ?? null, dueAt });
        const change = decided(watched, [sign], now, at(-60), subscribed(receiptAt));
        if (!typesOf(change)?.includes(UNREACHABLE)) return;
        const notAhead = receiptAt !== undefined && receiptAt.getTime() - now.getTime() <= 60_000;
        if (notAhead) expect(now.getTime() - (receiptAt as Date).getTime()).toBeGreaterThanOrEqual(1_800_000);
        expect(now.getTime() - (trialAt as Date).getTime()).toBeGreaterThanOrEqual(60_000);
        expect((trialAt as Date) > (sign ?? at(0))).toBe(true);
      }),
    );
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

import fc from 'fast-check';
import { followAnswers, switchAvailability } from './availability.rules.js';
import type { Driver, KnownSession } from './driver.rules.js';
import { deleteDriver } from './driver-deletion.rules.js';
import { dependsOnRides, followSession, settleSession } from './sign-out.rules.js';

const now = new Date('2026-11-02T06:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

const online: Driver = {
  _id: '665000000000000000000002',
  userId: '665000000000000000000003',
  vehicleId: '665000000000000000000004',
  status: 'APPROVED',
  statusReason: '',
  statusSince: ago(600),
  availabilityStatus: 'ONLINE',
  availabilityCause: 'switched',
  availabilitySince: ago(60),
  onlineSince: ago(60),
  licenseNumber: 'DK1234567',
  experience: 7,
};
const offline: Driver = { ...online, availabilityStatus: 'OFFLINE', onlineSince: null };
const signedOut = (minutesAgo: number, version = 5): KnownSession => ({ version, open: false, since: ago(minutesAgo) });
const signedIn = (minutesAgo: number, version = 6): KnownSession => ({ version, open: true, since: ago(minutesAgo) });
const typesOf = (change: ReturnType<typeof followSession<Driver>>) =>
  change?.events.map(({ definition }) => definition.type);

describe('the end of a driver’s last session', () => {
  it('sets an ONLINE driver OFFLINE, with the cause, the time and the time online', () => {
    const change = followSession(online, signedOut(1), false, now);
    expect(change?.next).toMatchObject({
      availabilityStatus: 'OFFLINE',
      availabilityCause: 'logged-out',
      availabilitySince: now,
    });
    expect(change?.events[0]?.payload).toMatchObject({
      to: 'OFFLINE',
      cause: 'logged-out',
      onlineSince: ago(60).toISOString(),
      driver: { availabilityCause: 'logged-out', signedOut: true },
    });
  });

  it('changes nothing when repeated, or older than what is known', () => {
    const after = followSession(online, signedOut(1), false, now)?.next ?? online;
    expect(followSession(after, signedOut(1), false, now)).toBeUndefined();
    const back = followSession(after, signedIn(0), false, now)?.next ?? after;
    const again = switchAvailability(back, 'ONLINE', now)?.next ?? back;
    expect(followSession(again, signedOut(1), false, now)).toBeUndefined();
  });

  it('leaves a driver ONLINE who came ONLINE after it', () => {
    const change = followSession({ ...online, onlineSince: ago(1) }, signedOut(2), false, now);
    expect(change?.next).toMatchObject({ availabilityStatus: 'ONLINE', session: { open: true } });
    expect(change?.events).toEqual([]);
  });

  it('is published for a driver who is OFFLINE, whose own switch stays the cause', () => {
    const change = followSession(offline, signedOut(1), false, now);
    expect(change?.next).toMatchObject({ availabilityCause: 'switched', availabilitySince: ago(60) });
    expect(typesOf(change)).toEqual(['driver.driver-updated']);
    expect(change?.events[0]?.payload).toMatchObject({ driver: { signedOut: true } });
  });

  it('is forgotten with the account', () => {
    expect(deleteDriver({ ...offline, session: signedOut(1) }, now)?.next).not.toHaveProperty('session');
  });
});

describe('the end of the last session during a ride', () => {
  const during = followSession(online, signedOut(3), true, now);
  const riding = during?.next ?? online;

  it('leaves the driver ONLINE, and says that nobody is signed in', () => {
    expect(riding.availabilityStatus).toBe('ONLINE');
    expect(typesOf(during)).toEqual(['driver.driver-updated']);
    expect(settleSession(riding, true, now)).toBeUndefined();
  });

  it('takes effect when the ride ends', () => {
    expect(settleSession(riding, false, now)?.next).toMatchObject({
      availabilityStatus: 'OFFLINE',
      availabilityCause: 'logged-out',
    });
  });

  it('takes effect although the driver signed in again meanwhile, which is published', () => {
    const back = followSession(riding, signedIn(2), true, now);
    expect(typesOf(back)).toEqual(['driver.driver-updated']);
    expect(back?.events[0]?.payload.driver).not.toHaveProperty('signedOut');
    expect(settleSession(back?.next ?? riding, false, now)?.next).toMatchObject({
      availabilityStatus: 'OFFLINE',
      availabilityCause: 'logged-out',
    });
  });
});

describe('what arrives late', () => {
  const left = followSession(online, signedOut(3), false, now)?.next ?? online;

  it('a ride that began before brings the driver back ONLINE for its time, with the old ONLINE time', () => {
    const back = settleSession(left, true, now);
    expect(back?.next).toMatchObject({ availabilityStatus: 'ONLINE', onlineSince: ago(60) });
    expect(settleSession(back?.next ?? left, false, now)?.next.availabilityStatus).toBe('OFFLINE');
  });

  it('a ride also takes back that the driver was unreachable', () => {
    const unreachable: Driver = { ...left, availabilityCause: 'unreachable', session: signedIn(30) };
    expect(settleSession(unreachable, true, now)?.next.availabilityStatus).toBe('ONLINE');
    expect(settleSession(unreachable, false, now)).toBeUndefined();
  });

  it('a session that had begun before the last one ended brings the driver back ONLINE', () => {
    expect(followSession(left, signedIn(4), false, now)?.next).toMatchObject({
      availabilityStatus: 'ONLINE',
      onlineSince: ago(60),
    });
  });

  it('such a session takes back nothing of an earlier log-out', () => {
    const back = followSession(left, signedIn(2), false, now)?.next ?? left;
    const again = followSession(back, signedOut(1, 7), false, now)?.next ?? back;
    expect(followSession(again, signedIn(1.5, 8), false, now)?.next.availabilityStatus).toBe('OFFLINE');
  });

  it('a log-in brings nobody back who logged out, although both are followed at once', () => {
    expect(followSession(left, signedIn(2), false, now)?.next.availabilityStatus).toBe('OFFLINE');
    const back = followSession(online, signedIn(2), false, now)?.next ?? online;
    expect(followSession(back, signedOut(3), false, now)?.next.availabilityStatus).toBe('OFFLINE');
  });

  it('an answer does not bring back who was set OFFLINE for unanswered requests and logged out', () => {
    const unanswered: Driver = { ...online, availabilityStatus: 'OFFLINE', availabilityCause: 'unanswered' };
    const out = followSession(unanswered, signedOut(3), false, now)?.next ?? unanswered;
    const back = followSession(out, signedIn(2), false, now)?.next ?? out;
    expect(followAnswers(back, { unanswered: [], answeredAt: [ago(30)] }, now)).toBeUndefined();
    expect(followAnswers(unanswered, { unanswered: [], answeredAt: [ago(30)] }, now)).toBeDefined();
  });

  it('nothing brings a driver ONLINE who signs in later, is suspended, or switched OFFLINE', () => {
    const later = new Date(now.getTime() + 60_000);
    const session = { version: 6, open: true, since: later };
    expect(followSession(left, session, false, later)?.next.availabilityStatus).toBe('OFFLINE');
    expect(settleSession({ ...left, status: 'SUSPENDED' }, true, now)).toBeUndefined();
    const switched = switchAvailability(left, 'OFFLINE', now)?.next ?? left;
    expect(settleSession(switched, true, now)).toBeUndefined();
  });
});

describe('a driver who switches ONLINE', () => {
  it('is signed in, although the event of it is on its way', () => {
    const change = switchAvailability({ ...offline, session: signedOut(5) }, 'ONLINE', now);
    expect(change?.next.session).toMatchObject({ open: true, version: 5 });
    expect(change?.events[0]?.payload.driver).not.toHaveProperty('signedOut');
  });
});

describe('whether rides matter', () => {
  it('is so for a driver who signed out, or was set OFFLINE by leaving', () => {
    expect(dependsOnRides(online)).toBe(false);
    expect(dependsOnRides({ ...online, session: signedOut(1) })).toBe(true);
    expect(dependsOnRides(offline)).toBe(false);
    expect(dependsOnRides({ ...offline, availabilityCause: 'unreachable' })).toBe(true);
  });
});

describe('log-outs, log-ins and rides', () => {
  /** Sessions end and begin in turn; while somebody is signed in a ride may begin, and it ends at any time. */
  type Step = { kind: 'session'; told: KnownSession } | { kind: 'ride'; engaged: boolean };

  it('end in the same state, whatever the order and repetition of the events of sessions among those of rides', () => {
    const marks = fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 6 });
    const stories = fc.tuple(marks, fc.infiniteStream(fc.nat()), fc.boolean());
    fc.assert(
      fc.property(stories, ([minutes, chance, engagedAtEnd]) => {
        const inOrder = [...minutes].sort((one, other) => other - one);
        const sessions = inOrder.map(
          (minute, index): Step => ({
            kind: 'session',
            told: { version: index + 1, open: index % 2 === 1, since: ago(minute) },
          }),
        );
        const rides: Step[] = [
          { kind: 'ride', engaged: true },
          { kind: 'ride', engaged: engagedAtEnd },
        ];
        const next = () => chance.next().value as number;
        const shuffled = [...sessions, ...sessions].sort(() => (next() % 2 === 0 ? 1 : -1));
        let driver = online;
        let engaged = false;
        for (const step of [...shuffled.slice(0, 3), ...rides, ...shuffled.slice(3)]) {
          if (step.kind === 'ride') engaged = step.engaged;
          const change =
            step.kind === 'session'
              ? followSession(driver, step.told, engaged, now)
              : settleSession(driver, engaged, now);
          driver = change?.next ?? driver;
        }
        expect(driver.availabilityStatus).toBe(engaged ? 'ONLINE' : 'OFFLINE');
      }),
    );
  });
});

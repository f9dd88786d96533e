import type { RideParty, RideStatus } from '@pothik/contracts/ride';
import { followAnswers, switchAvailability } from './availability.rules.js';
import { cancelledSoonIn, followCancelledSoon } from './cancelled-soon.rules.js';
import type { CancelledSoon, Driver } from './driver.rules.js';
import { settleSession } from './sign-out.rules.js';

const now = new Date('2026-11-02T14:00:00+06:00');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

const accepted = {
  id: '665000000000000000000005',
  riderId: '665000000000000000000001',
  driverId: '665000000000000000000002',
  driverUserId: '665000000000000000000003',
  status: 'CANCELLED' as RideStatus,
  fare: null,
  pickupLocation: 'Dhanmondi 27',
  dropLocation: 'Kamalapur Station',
  requestedAt: ago(6).toISOString(),
  acceptedAt: ago(5).toISOString() as string | null,
  arrivedAt: null as string | null,
  pickedUpAt: null,
  endedAt: ago(3).toISOString(),
};
const change = {
  ...{ ride: accepted, from: 'ACCEPTED' as RideStatus, to: 'CANCELLED' as RideStatus },
  ...{ by: 'DRIVER' as RideParty, reason: 'The road is closed', cause: '' as const },
};
const endedAfter = (ms: number) => new Date(ago(5).getTime() + ms).toISOString();

describe('a ride cancelled soon', () => {
  it('is one that its driver cancelled within three minutes of accepting and before arriving', () => {
    expect(cancelledSoonIn(change)).toEqual({ rideId: accepted.id, at: ago(3) });
    expect(cancelledSoonIn({ ...change, ride: { ...accepted, endedAt: endedAfter(179_999) } })).toBeDefined();
  });

  it.each([
    ['after three minutes', { ride: { ...accepted, endedAt: endedAfter(180_000) } }],
    ['after arriving', { ride: { ...accepted, arrivedAt: ago(4).toISOString() } }],
    ['by the rider', { by: 'RIDER' as RideParty }],
    ['by the system', { by: 'SYSTEM' as RideParty }],
    ['by an administrator', { by: 'ADMINISTRATOR' as RideParty }],
    ['while it was a request', { from: 'REQUESTED' as RideStatus, ride: { ...accepted, acceptedAt: null } }],
    ['no more than accepted', { from: 'REQUESTED' as RideStatus, to: 'ACCEPTED' as RideStatus }],
  ])('is not one %s', (_case, fields) => {
    expect(cancelledSoonIn({ ...change, ...fields })).toBeUndefined();
  });

  it('is not one of a release that did not tell of arrivals', () => {
    const { arrivedAt: _untold, ...ride } = accepted;
    expect(cancelledSoonIn({ ...change, ride })).toBeUndefined();
  });
});

const driver: Driver = {
  _id: accepted.driverId,
  userId: accepted.driverUserId,
  vehicleId: '665000000000000000000004',
  status: 'APPROVED',
  statusReason: '',
  statusSince: ago(600),
  availabilityStatus: 'ONLINE',
  availabilityCause: 'switched',
  onlineSince: ago(60),
  licenseNumber: 'DK1234567',
  experience: 7,
};
const ridesAgo = (...minutes: number[]): CancelledSoon[] =>
  minutes.map((each) => ({ rideId: `ride-${each}`, at: ago(each) }));
const after = (rides: readonly CancelledSoon[], start = driver, at = now) =>
  rides.reduce((current, ride) => followCancelledSoon(current, ride, at)?.next ?? current, start);
const paused = after(ridesAgo(50, 30, 10));

describe('a driver who cancels soon', () => {
  it('stays ONLINE after two in a day', () => {
    const twice = after(ridesAgo(50, 30));
    expect(twice).toMatchObject({ availabilityStatus: 'ONLINE', availabilityCause: 'switched' });
    expect([twice.pausedUntil, twice.cancelledSoon?.length]).toEqual([undefined, 2]);
  });

  it('is OFFLINE after three, until 30 minutes after the third, and the cause is published', () => {
    const change = followCancelledSoon(after(ridesAgo(50, 30)), ridesAgo(10)[0] as CancelledSoon, now);
    expect(change?.next).toMatchObject({
      ...{ availabilityStatus: 'OFFLINE', availabilityCause: 'cancelled-soon', availabilitySince: now },
      ...{ onlineSince: null, pausedUntil: ago(-20) },
    });
    expect(change?.events.map(({ definition, payload }) => [definition.type, payload])).toEqual([
      ['driver.availability-changed', expect.objectContaining({ to: 'OFFLINE', cause: 'cancelled-soon' })],
    ]);
  });

  it.each([[[50, 30, 10]], [[50, 10, 30]], [[30, 50, 10]], [[30, 10, 50]], [[10, 50, 30]], [[10, 30, 50]]])(
    'ends in the same state when the rides are told in the order %j, and each again',
    (order) => {
      const { cancelledSoon = [], ...state } = after(ridesAgo(...order, ...order));
      const { cancelledSoon: _same, ...expected } = paused;
      expect(state).toEqual(expected);
      expect(cancelledSoon).toHaveLength(3);
    },
  );

  it('changes nothing when a ride is told again', () => {
    expect(followCancelledSoon(paused, ridesAgo(30)[0] as CancelledSoon, now)).toBeUndefined();
  });

  it('is not paused by what is told after its pause would have ended', () => {
    const late = after(ridesAgo(90, 60, 30));
    expect(late).toMatchObject({ availabilityStatus: 'ONLINE', pausedUntil: now });
  });

  it('is paused no longer by a clock that is ahead elsewhere', () => {
    expect(after(ridesAgo(50, 30, -6_000)).pausedUntil).toEqual(ago(-30));
  });

  it('forgets rides from before yesterday, which can pause nobody', () => {
    const old = [{ rideId: 'old', at: ago(3 * 24 * 60) }];
    expect(followCancelledSoon(driver, old[0] as CancelledSoon, now)).toBeUndefined();
    expect(after(ridesAgo(10), { ...driver, cancelledSoon: old }).cancelledSoon).toEqual(ridesAgo(10));
  });

  it('who is OFFLINE already is paused too, and open pages are told', () => {
    const offline: Driver = { ...driver, availabilityStatus: 'OFFLINE', availabilityCause: 'unanswered' };
    const two = after(ridesAgo(50, 30), offline);
    const change = followCancelledSoon(two, ridesAgo(10)[0] as CancelledSoon, now);
    expect(change?.next).toMatchObject({
      availabilityCause: 'cancelled-soon',
      pausedUntil: ago(-20),
      onlineSince: null,
    });
    expect(change?.events.map(({ definition }) => definition.type)).toEqual(['driver.driver-updated']);
  });
});

describe('no way leads ONLINE during a pause', () => {
  it('not the own switch, which is refused until the end', () => {
    expect(() => switchAvailability(paused, 'ONLINE', now)).toThrow(expect.objectContaining({ code: 'driver/paused' }));
    expect(switchAvailability(paused, 'ONLINE', ago(-20))?.next.availabilityStatus).toBe('ONLINE');
    expect(switchAvailability(paused, 'OFFLINE', now)?.next.availabilityCause).toBe('switched');
  });

  it('not a late answer, nor a session that had begun before', () => {
    const { pausedUntil = now } = paused;
    const unanswered: Driver = { ...paused, availabilityCause: 'unanswered', onlineSince: ago(60) };
    const loggedOut: Driver = { ...paused, availabilityCause: 'logged-out', onlineSince: ago(60) };
    const none = { unanswered: [], answeredAt: [] };
    expect([followAnswers(unanswered, none, now), settleSession(loggedOut, true, now)]).toEqual([undefined, undefined]);
    expect(followAnswers(unanswered, none, pausedUntil)?.next.availabilityStatus).toBe('ONLINE');
    expect(settleSession(loggedOut, true, pausedUntil)?.next.availabilityStatus).toBe('ONLINE');
  });
});

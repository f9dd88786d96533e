import type { RideParty, RideStatus, RideView } from '@pothik/contracts/ride';
import { rideWith } from '../testing/samples';
import { soonBeforePause } from './cancelled-soon.rules';

const MINUTE = 60_000;
/** 10 in the morning in Dhaka. */
const NOW = Date.parse('2026-11-02T04:00:00.000Z');
const iso = (at: number) => new Date(at).toISOString();

const acceptedAt = (at: number, fields: Partial<RideView> = {}) =>
  rideWith({ history: [{ from: 'REQUESTED', to: 'ACCEPTED', by: 'DRIVER', at: iso(at), reason: '' }], ...fields });

const cancelled = (after: number, fields: Partial<RideView> = {}, by: RideParty = 'DRIVER', at = NOW - 60 * MINUTE) => {
  const ride = acceptedAt(at - after, fields);
  const end = { from: 'ACCEPTED' as RideStatus, to: 'CANCELLED' as const, by, at: iso(at), reason: '' };
  return { ...ride, history: [...ride.history, end] };
};
const SOON = cancelled(2 * MINUTE);
const RIDE = acceptedAt(NOW - MINUTE);

describe('cancelling now pauses the driver', () => {
  it('from the third ride of a day that was cancelled soon after accepting', () => {
    expect(soonBeforePause(RIDE, [SOON], NOW)).toBeUndefined();
    expect(soonBeforePause(RIDE, [SOON, SOON], NOW)).toBe(2);
    expect(soonBeforePause(RIDE, [SOON, SOON, SOON], NOW)).toBe(3);
  });

  it.each([
    ['late', cancelled(3 * MINUTE)],
    ['at the pickup', cancelled(MINUTE, { arrivedAt: iso(NOW) })],
    ['by the rider', cancelled(MINUTE, {}, 'RIDER')],
    ['yesterday', cancelled(MINUTE, {}, 'DRIVER', NOW - 11 * 60 * MINUTE)],
  ])('not by a ride that was cancelled %s', (_how, other) => {
    expect(soonBeforePause(RIDE, [SOON, other], NOW)).toBeUndefined();
  });

  it.each([
    ['later than three minutes', acceptedAt(NOW - 3 * MINUTE)],
    ['at the pickup', acceptedAt(NOW - MINUTE, { arrivedAt: iso(NOW) })],
    ['on the way', acceptedAt(NOW - MINUTE, { rideStatus: 'PICKED UP' })],
  ])('not %s', (_when, ride) => {
    expect(soonBeforePause(ride, [SOON, SOON], NOW)).toBeUndefined();
  });
});

import { RIDE_PARTY, type RideParty, type RideStatus } from '@pothik/contracts/ride';
import { snapshotOf } from '../rides/rules/ride-event.rules.js';
import { MINUTE, NOW, rideIn } from '../rides/rules/sample-ride.js';
import { isStillAccepted, isToldTooLate, toldOfChange } from './desk-sms.rules.js';

const ID = '665000000000000000000007';
const byPhone = (status: RideStatus, fields: object = {}) =>
  snapshotOf(ID, { ...rideIn(status), bookedBy: { personId: '665000000000000000000009', at: NOW }, ...fields });
const change = (from: RideStatus, to: RideStatus, by: RideParty, fields: object = {}) =>
  ({ ride: byPhone(to, fields), from, to, by, reason: '', cause: '' }) as const;
const offer = (fare: number) => ({ fare, raises: 0, again: 0, askNextUntil: null });

describe('an SMS to who called', () => {
  it.each([
    ['for the offer', { fare: 200, offer: offer(200) }, 'accepted'],
    ['for another fare, which is told by its own event', { fare: 250, offer: offer(200) }, undefined],
    ['without a fare', { fare: null }, undefined],
  ])('follows an acceptance %s: %j', (_title, fields, told) => {
    expect(toldOfChange(change('REQUESTED', 'ACCEPTED', RIDE_PARTY.DRIVER, fields))).toBe(told);
  });

  it.each<[RideStatus, RideStatus, RideParty, string | undefined]>([
    ['REQUESTED', 'REJECTED', 'DRIVER', 'no-driver'],
    ['REQUESTED', 'REJECTED', 'SYSTEM', 'no-driver'],
    ['REQUESTED', 'CANCELLED', 'SYSTEM', 'no-driver'],
    ['ACCEPTED', 'CANCELLED', 'DRIVER', 'no-driver'],
    ['REQUESTED', 'CANCELLED', 'ADMINISTRATOR', 'cancelled'],
    ['ACCEPTED', 'CANCELLED', 'ADMINISTRATOR', 'cancelled'],
    ['ACCEPTED', 'CANCELLED', 'RIDER', undefined],
    ['IN TRANSIT', 'CANCELLED', 'SYSTEM', undefined],
    ['ACCEPTED', 'PICKED UP', 'DRIVER', undefined],
    ['IN TRANSIT', 'COMPLETED', 'DRIVER', undefined],
    ['ACCEPTED', 'REQUESTED', 'RIDER', undefined],
  ])('after %s to %s by %s: %s', (from, to, by, told) => {
    expect(toldOfChange(change(from, to, by))).toBe(told);
  });

  it('is not for a ride that its rider booked', () => {
    const own = change('REQUESTED', 'REJECTED', 'DRIVER', { bookedBy: undefined });
    expect(toldOfChange(own)).toBeUndefined();
  });
});

it('a fare is told while the ride still has that driver and fare', () => {
  const ride = rideIn('ACCEPTED');
  const told = snapshotOf(ID, ride);
  expect(isStillAccepted(ride, told)).toBe(true);
  for (const other of [{ status: 'PICKED UP' }, { driverId: ID }, { fare: 1 }, { code: null }] as const)
    expect(isStillAccepted({ ...ride, ...other }, told)).toBe(false);
});

it('an end is told for ten minutes', () => {
  expect(isToldTooLate(NOW.toISOString(), new Date(NOW.getTime() + 10 * MINUTE))).toBe(false);
  expect(isToldTooLate(NOW.toISOString(), new Date(NOW.getTime() + 10 * MINUTE + 1))).toBe(true);
});

import { FEED_KIND, type Notification } from '@pothik/contracts/notification';
import type { Role } from '@pothik/contracts/platform';
import { reasonOf, sentenceOf } from './notification.rules';
import { placeOf } from './notification-href.rules';

const RIDE = '0123456789abcdef01234567';
const OTHER = '0123456789abcdef01234560';
const step = (facts: Notification['facts']) => ({ kind: FEED_KIND.RIDE_STATUS_CHANGED, subjectId: RIDE, facts });
const told = (kind: Notification['kind'], facts: Notification['facts'] = {}) => ({ kind, subjectId: RIDE, facts });

describe('the sentence of an entry', () => {
  it.each([
    ['ACCEPTED', 'accepted'],
    ['REJECTED', 'rejected'],
    ['PICKED UP', 'pickedUp'],
    ['IN TRANSIT', 'inTransit'],
    ['COMPLETED', 'completed'],
    ['CANCELLED', 'cancelledByDriver'],
  ])('tells a rider that their driver made the ride %s', (to, sentence) => {
    expect(sentenceOf(step({ to, by: 'DRIVER', cause: '' }), 'RIDER')).toBe(sentence);
  });

  it('tells a cancellation by who cancelled', () => {
    expect(sentenceOf(step({ to: 'CANCELLED', by: 'RIDER' }), 'DRIVER')).toBe('cancelledByRider');
    expect(sentenceOf(step({ to: 'CANCELLED', by: 'ADMINISTRATOR' }), 'RIDER')).toBe('cancelledByPothik');
  });

  it.each([
    ['unanswered', 'driverDidNotAnswer', 'requestMissed'],
    ['took-another-ride', 'driverTookAnother', 'rideTakenAway'],
    ['driver-suspended', 'driverGone', 'rideTakenAway'],
    ['account-deleted', 'driverGone', 'rideTakenAway'],
    ['not-picked-up', 'notPickedUp', 'notPickedUp'],
    ['too-long', 'tooLong', 'tooLong'],
  ])('tells each side why the system ended a ride: %s', (cause, rider, driver) => {
    const entry = step({ to: 'CANCELLED', by: 'SYSTEM', cause });
    expect([sentenceOf(entry, 'RIDER'), sentenceOf(entry, 'DRIVER')]).toEqual([rider, driver]);
  });

  it('tells approval, reinstatement and suspension apart', () => {
    const change = (from: string, to: string) => sentenceOf(told('driver-status-changed', { from, to }), 'DRIVER');
    expect(change('PENDING', 'APPROVED')).toBe('driverApproved');
    expect(change('SUSPENDED', 'APPROVED')).toBe('driverReinstated');
    expect(change('APPROVED', 'SUSPENDED')).toBe('driverSuspended');
  });

  it('tells who raised an SOS of its course in their own words', () => {
    const readers: Role[] = ['RIDER', 'DRIVER', 'ADMIN', 'SUPER_ADMIN'];
    expect(readers.map((reader) => sentenceOf(told('sos-acknowledged'), reader))).toEqual([
      'ownSosAcknowledged',
      'ownSosAcknowledged',
      'sosAcknowledged',
      'sosAcknowledged',
    ]);
  });

  it('tells a kind it does not know as a change', () => {
    expect(sentenceOf(told('of-tomorrow' as never), 'RIDER')).toBe('rideChanged');
  });
});

it('a reason is what a person wrote, not what the system says in its sentence', () => {
  expect(reasonOf({ by: 'DRIVER', reason: 'The road is closed' })).toBe('The road is closed');
  expect(reasonOf({ by: 'SYSTEM', reason: 'The driver did not answer in time' })).toBeUndefined();
  expect(reasonOf({ by: 'DRIVER', reason: '' })).toBeUndefined();
});

describe('the place an entry leads to', () => {
  it('is the ride, where it is acted on while it is open', () => {
    const entry = step({ to: 'ACCEPTED', by: 'DRIVER' });
    expect(placeOf(entry, 'RIDER', RIDE)).toBe('/rider/current-ride');
    expect(placeOf(entry, 'RIDER', OTHER)).toBe(`/rider/rides/${RIDE}`);
    expect(placeOf(entry, 'DRIVER', RIDE)).toBe('/driver/ride-request');
    expect(placeOf(entry, 'DRIVER', undefined)).toBe(`/driver/rides/${RIDE}`);
  });

  it('is the list of requests for a new one', () => {
    expect(placeOf(told('ride-requested'), 'DRIVER', undefined)).toBe('/driver/ride-request');
  });

  it('is the ride an SOS was raised in for its people, the incidents for administrators', () => {
    const entry = { kind: FEED_KIND.SOS_ACKNOWLEDGED, subjectId: OTHER, facts: { rideId: RIDE } };
    expect(placeOf(entry, 'DRIVER', RIDE)).toBe('/driver/ride-request');
    expect(placeOf(entry, 'RIDER', undefined)).toBe(`/rider/rides/${RIDE}`);
    expect(placeOf(entry, 'ADMIN', undefined)).toBe('/admin/sos');
  });

  it('is the driver for an administrator, and one’s own profile for a driver', () => {
    expect(placeOf(told('driver-registered'), 'ADMIN', undefined)).toBe(`/admin/drivers/${RIDE}`);
    expect(placeOf(told('driver-status-changed'), 'DRIVER', undefined)).toBe('/profile');
  });

  it('is the driver for an administrator’s news of a ride, all drivers while its entry does not name one', () => {
    expect(placeOf(told('ride-overdue', { driverId: OTHER }), 'ADMIN', undefined)).toBe(`/admin/drivers/${OTHER}`);
    expect(placeOf(told('ride-status-changed'), 'SUPER_ADMIN', undefined)).toBe('/admin/all-drivers');
  });

  it('is one’s own profile for a changed role', () => {
    const readers: Role[] = ['RIDER', 'DRIVER', 'ADMIN'];
    for (const reader of readers) expect(placeOf(told('role-changed'), reader, undefined)).toBe('/profile');
  });
});

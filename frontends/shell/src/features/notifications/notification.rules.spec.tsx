import { FEED_KIND, type Notification } from '@pothik/contracts/notification';
import type { Role } from '@pothik/contracts/platform';
import { reasonOf, sentenceOf } from './notification.rules';

const RIDE = '0123456789abcdef01234567';
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

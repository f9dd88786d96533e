import { NOTIFICATION_KIND, type Notification } from '@pothik/contracts/notification';
import type { Role } from '@pothik/contracts/platform';
import { reasonOf, sentenceOf } from './notification.rules';

const RIDE = '0123456789abcdef01234567';
const step = (facts: Notification['facts']) => ({
  kind: NOTIFICATION_KIND.RIDE_STATUS_CHANGED,
  subjectId: RIDE,
  facts,
});
const notificationOf = (kind: Notification['kind'], facts: Notification['facts'] = {}) => ({
  kind,
  subjectId: RIDE,
  facts,
});

describe('the sentence of an entry', () => {
  it.each([
    ['ACCEPTED', 'accepted'],
    ['ARRIVED', 'driverArrived'],
    ['REJECTED', 'rejected'],
    ['PICKED UP', 'pickedUp'],
    ['IN TRANSIT', 'inTransit'],
    ['COMPLETED', 'completed'],
    ['CANCELLED', 'cancelledByDriver'],
  ])('tells a rider that their driver made the ride %s', (to, sentence) => {
    expect(sentenceOf(step({ to, by: 'DRIVER', cause: '' }), 'RIDER')).toBe(sentence);
  });

  it('tells a rider that their driver is moving away', () => {
    expect(sentenceOf(step({ to: 'MOVING-AWAY', by: 'SYSTEM' }), 'RIDER')).toBe('driverMovingAway');
  });

  it('says who cancelled', () => {
    expect(sentenceOf(step({ to: 'CANCELLED', by: 'RIDER' }), 'DRIVER')).toBe('cancelledByRider');
    expect(sentenceOf(step({ to: 'CANCELLED', by: 'ADMINISTRATOR' }), 'RIDER')).toBe('cancelledByPothik');
  });

  it.each([
    ['unanswered', 'driverDidNotAnswer', 'requestMissed'],
    ['took-another-ride', 'driverTookAnother', 'rideTakenAway'],
    ['driver-suspended', 'driverGone', 'rideTakenAway'],
    ['driver-left', 'driverLeft', 'rideTakenAway'],
    ['account-deleted', 'driverGone', 'rideTakenAway'],
    ['not-picked-up', 'notPickedUp', 'notPickedUp'],
    ['too-long', 'tooLong', 'tooLong'],
    ['nobody-next', 'nobodyNext', 'movedAwayPassedOn'],
  ])('tells each side why the system ended a ride: %s', (cause, rider, driver) => {
    const entry = step({ to: 'CANCELLED', by: 'SYSTEM', cause });
    expect([sentenceOf(entry, 'RIDER'), sentenceOf(entry, 'DRIVER')]).toEqual([rider, driver]);
  });

  it.each([
    ['REJECTED', 'rejectedAskingNext', 'passedOn'],
    ['UNANSWERED', 'unansweredAskingNext', 'missedPassedOn'],
    ['NOT_FREE', 'notFreeAskingNext', 'passedOn'],
    ['MOVED_AWAY', 'movedAwayAskingNext', 'movedAwayPassedOn'],
  ])('tells rider and former driver that a request went to the next: %s', (outcome, rider, driver) => {
    const entry = step({ to: 'PASSED-ON', by: 'SYSTEM', outcome });
    expect([sentenceOf(entry, 'RIDER'), sentenceOf(entry, 'DRIVER')]).toEqual([rider, driver]);
  });

  it('distinguishes approval, reinstatement and suspension', () => {
    const change = (from: string, to: string) =>
      sentenceOf(notificationOf('driver-status-changed', { from, to }), 'DRIVER');
    expect(change('PENDING', 'APPROVED')).toBe('driverApproved');
    expect(change('SUSPENDED', 'APPROVED')).toBe('driverReinstated');
    expect(change('APPROVED', 'SUSPENDED')).toBe('driverSuspended');
  });

  it('addresses the person who raised an SOS about its progress', () => {
    const readers: Role[] = ['RIDER', 'DRIVER', 'ADMIN', 'SUPER_ADMIN'];
    expect(readers.map((reader) => sentenceOf(notificationOf('sos-acknowledged'), reader))).toEqual([
      'ownSosAcknowledged',
      'ownSosAcknowledged',
      'sosAcknowledged',
      'sosAcknowledged',
    ]);
  });

  it.each([
    ['unanswered', 'offlineUnanswered'],
    ['logged-out', 'offlineLoggedOut'],
    ['unreachable', 'offlineUnreachable'],
    ['suspended', 'offlineSuspended'],
    ['changed', 'offlineChanged'],
    ['changes-confirmed', 'changesConfirmed'],
  ])('tells a driver why the system set them OFFLINE: %s', (cause, sentence) => {
    expect(sentenceOf(notificationOf('availability-changed', { to: 'OFFLINE', cause }), 'DRIVER')).toBe(sentence);
  });

  it('tells a driver who drives on that riders see the confirmed change now', () => {
    const facts = { to: 'ONLINE', cause: 'changes-confirmed' };
    expect(sentenceOf(notificationOf('availability-changed', facts), 'DRIVER')).toBe('changesConfirmedOnline');
  });

  it('is the general one of its kind for a status, cause or availability of a newer server', () => {
    expect(sentenceOf(step({ to: 'TELEPORTED', by: 'DRIVER' }), 'RIDER')).toBe('rideChanged');
    expect(sentenceOf(step({ to: 'CANCELLED', by: 'SYSTEM', cause: 'of-tomorrow' }), 'RIDER')).toBe('rideChanged');
    expect(sentenceOf(notificationOf('availability-changed', { cause: 'of-tomorrow' }), 'DRIVER')).toBe(
      'availabilityChanged',
    );
  });
});

it('a reason is what a person wrote, not the cause of the system', () => {
  expect(reasonOf({ by: 'DRIVER', reason: 'The road is closed' })).toBe('The road is closed');
  expect(reasonOf({ by: 'SYSTEM', reason: 'The driver did not answer in time' })).toBeUndefined();
  expect(reasonOf({ by: 'DRIVER', reason: '' })).toBeUndefined();
});

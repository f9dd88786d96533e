import type { Notification } from '@pothik/contracts/notification';
import { inWords } from './former-notification.rules.js';

const RIDER = { id: 'rider', role: 'RIDER' } as const;
const DRIVER = { id: 'driver-user', role: 'DRIVER' } as const;
const ADMIN = { id: 'admin', role: 'ADMIN' } as const;
const stored = (kind: string, facts: Notification['facts'] = {}): Notification => ({
  number: 1,
  kind: kind as Notification['kind'],
  subjectId: '64f000000000000000000001',
  facts,
  at: '2026-11-02T06:00:00.000Z',
});
const step = (facts: Notification['facts']) =>
  stored('ride-status-changed', { pickupLocation: 'A', dropLocation: 'B', ...facts });
const said = (entry: Notification, reader: Parameters<typeof inWords>[1]) => inWords(entry, reader).words?.en;

describe('an entry without words says what it said', () => {
  it.each([
    [step({ to: 'ACCEPTED', by: 'DRIVER' }), RIDER, 'Your driver accepted the ride'],
    [step({ to: 'COMPLETED', by: 'DRIVER', fare: 250 }), RIDER, 'Your ride is completed: ৳\u00a0250'],
    [step({ to: 'ARRIVED', by: 'DRIVER' }), RIDER, 'Your driver has arrived'],
    [step({ to: 'MOVING-AWAY', by: 'SYSTEM' }), RIDER, 'Your driver is moving away. You can ask the next driver'],
    [step({ to: 'CANCELLED', by: 'RIDER' }), DRIVER, 'The rider cancelled the ride'],
    [step({ to: 'CANCELLED', by: 'ADMINISTRATOR' }), RIDER, 'Pothik cancelled the ride'],
    [step({ to: 'CANCELLED', by: 'SYSTEM', cause: 'unanswered' }), RIDER, 'Your driver did not answer in time'],
    [step({ to: 'CANCELLED', by: 'SYSTEM', cause: 'unanswered' }), DRIVER, 'A request was not answered in time'],
    [step({ to: 'CANCELLED', by: 'SYSTEM', cause: 'nobody-next' }), RIDER, 'No driver could take your ride'],
    [
      step({ to: 'PASSED-ON', by: 'SYSTEM', outcome: 'UNANSWERED' }),
      RIDER,
      'A driver did not answer; the next is being asked',
    ],
    [
      step({ to: 'PASSED-ON', by: 'SYSTEM', outcome: 'UNANSWERED' }),
      DRIVER,
      'You missed a request: it went to the next driver',
    ],
    [
      step({ to: 'PASSED-ON', by: 'RIDER', outcome: 'MOVED_AWAY' }),
      DRIVER,
      'The rider asked the next driver: you were moving away',
    ],
    [stored('ride-requested'), DRIVER, 'A rider asks you for a ride'],
    [stored('fare-set', { fare: 220 }), RIDER, 'Your driver set the fare: ৳\u00a0220'],
    [stored('start-code-renewed'), RIDER, 'You have a new start code'],
    [stored('start-code-renewed'), DRIVER, 'The rider has a new start code'],
    [stored('ride-overdue'), ADMIN, 'A ride has been going on for six hours'],
    [stored('driver-registered'), ADMIN, 'A new driver waits for approval'],
    [stored('driver-registered', { change: 'waits' }), ADMIN, 'A driver’s change waits for confirmation'],
    [stored('driver-status-changed', { from: 'SUSPENDED', to: 'APPROVED' }), DRIVER, 'You may drive again'],
    [stored('availability-changed', { to: 'OFFLINE', cause: 'logged-out' }), DRIVER, 'You are offline: you logged out'],
    [
      stored('availability-changed', { to: 'ONLINE', cause: 'changes-confirmed' }),
      DRIVER,
      'Your change is confirmed. Riders see it now.',
    ],
    [stored('role-changed', { from: 'RIDER', to: 'DRIVER' }), DRIVER, 'Your role has changed'],
    [stored('sos-raised', { raisedBy: 'RIDER' }), ADMIN, 'An SOS was raised'],
    [stored('sos-acknowledged', { raisedBy: 'RIDER' }), RIDER, 'Your SOS has been seen, help is being arranged'],
    [stored('sos-acknowledged', { raisedBy: 'RIDER' }), ADMIN, 'An SOS was acknowledged'],
    [stored('sos-alarmed-again', { raisedBy: 'RIDER' }), ADMIN, 'An SOS is in hand, but has no note'],
    [stored('sos-resolved', { raisedBy: 'DRIVER' }), DRIVER, 'Your SOS is closed'],
  ])('%j to %j', (entry, reader, words) => {
    expect(said(entry, reader)).toBe(words);
  });

  it('and leads where it led', () => {
    const rideId = '64f000000000000000000002';
    expect(inWords(stored('sos-acknowledged', { raisedBy: 'RIDER', rideId }), RIDER).leadsTo).toEqual({
      page: 'ride',
      id: rideId,
    });
    expect(inWords(stored('sos-acknowledged', { raisedBy: 'RIDER', rideId }), ADMIN).leadsTo).toEqual({
      page: 'incidents',
    });
  });
});

it('one that was stored with its words keeps them', () => {
  const entry = { ...stored('ride-status-changed'), words: { en: 'Late', bn: 'দেরি' } };
  expect(inWords(entry, RIDER)).toBe(entry);
});

it.each([
  stored('of-tomorrow'),
  step({ to: 'TELEPORTED', by: 'DRIVER' }),
  stored('availability-changed', { cause: 'of-tomorrow' }),
])('one that nobody knows stays without words: %j', (entry) => {
  expect(inWords(entry, RIDER)).toBe(entry);
});

import { authEvents } from '@pothik/contracts/auth';
import { driverEvents } from '@pothik/contracts/driver';
import type { EventDefinition } from '@pothik/contracts/platform';
import { rideEvents } from '@pothik/contracts/ride';
import { isNotifying, type NotifyingEvent, notificationsOf } from './notification.rules.js';

const ADMINISTRATORS = ['admin-1', 'admin-2'];
const OCCURRED_AT = '2026-11-02T06:00:00.000Z';
const event = (definition: EventDefinition, payload: object): NotifyingEvent =>
  ({ type: definition.type, occurredAt: OCCURRED_AT, payload }) as unknown as NotifyingEvent;
const told = (notification: NotifyingEvent) =>
  notificationsOf(notification, ADMINISTRATORS).map(({ personId }) => personId);

const ride = {
  id: 'ride',
  riderId: 'rider',
  driverUserId: 'driver-user',
  driverId: 'driver',
  status: 'ACCEPTED',
  fare: 250,
};
const incident = { id: 'incident', rideId: 'ride', riderId: 'rider', driverUserId: 'driver-user', status: 'OPEN' };
const driver = { id: 'driver', userId: 'driver-user', status: 'APPROVED' };
const statusChanged = (fields: object) =>
  event(rideEvents.statusChanged, { ride, from: 'REQUESTED', to: 'CANCELLED', reason: '', cause: '', ...fields });
const availabilityChanged = (cause: string) =>
  event(driverEvents.availabilityChanged, { driver, to: 'OFFLINE', cause });

describe('who is told', () => {
  it('a request is told to its driver', () => {
    expect(told(event(rideEvents.rideRequested, { ride }))).toEqual(['driver-user']);
  });

  it('a step of a ride is told to the party that did not take it', () => {
    expect(told(statusChanged({ by: 'RIDER' }))).toEqual(['driver-user']);
    expect(told(statusChanged({ by: 'DRIVER' }))).toEqual(['rider']);
  });

  it('a step of an administrator or of the system is told to both', () => {
    expect(told(statusChanged({ by: 'ADMINISTRATOR' }))).toEqual(['rider', 'driver-user']);
    expect(told(statusChanged({ by: 'SYSTEM', cause: 'unanswered' }))).toEqual(['rider', 'driver-user']);
  });

  it('that a driver took another ride is told to the rider alone', () => {
    expect(told(statusChanged({ by: 'SYSTEM', cause: 'took-another-ride' }))).toEqual(['rider']);
  });

  it('a fare is told to the rider', () => {
    expect(told(event(rideEvents.fareSet, { ride }))).toEqual(['rider']);
  });

  it('a new code is told to the rider, and that there is one to the driver', () => {
    expect(told(event(rideEvents.startCodeRenewed, { ride }))).toEqual(['rider', 'driver-user']);
  });

  it('a driver’s registration and an overdue ride are told to every administrator', () => {
    expect(told(event(driverEvents.driverRegistered, { driver }))).toEqual(ADMINISTRATORS);
    expect(told(event(rideEvents.rideOverdue, { ride }))).toEqual(ADMINISTRATORS);
  });

  it('a driver is told what became of their profile', () => {
    expect(
      told(event(driverEvents.driverStatusChanged, { driver, from: 'PENDING', to: 'APPROVED', reason: '' })),
    ).toEqual(['driver-user']);
  });

  it('a driver is told that somebody else set them OFFLINE, not of their own switch', () => {
    expect(told(availabilityChanged('unanswered'))).toEqual(['driver-user']);
    expect(told(availabilityChanged('suspended'))).toEqual(['driver-user']);
    expect(told(availabilityChanged('switched'))).toEqual([]);
  });

  it('a role change is told to that person', () => {
    const payload = { account: { id: 'person' }, from: 'RIDER', to: 'DRIVER' };
    expect(told(event(authEvents.roleChanged, payload))).toEqual(['person']);
  });

  it('an SOS is told to every administrator, never to the party it may be about', () => {
    expect(told(event(rideEvents.sosRaised, { incident: { ...incident, raisedBy: 'RIDER' } }))).toEqual(ADMINISTRATORS);
  });

  it('the course of an SOS is told to administrators and to who raised it', () => {
    for (const definition of [rideEvents.sosAcknowledged, rideEvents.sosResolved]) {
      expect(told(event(definition, { incident: { ...incident, raisedBy: 'RIDER' } }))).toEqual([
        ...ADMINISTRATORS,
        'rider',
      ]);
      expect(told(event(definition, { incident: { ...incident, raisedBy: 'DRIVER' } }))).toEqual([
        ...ADMINISTRATORS,
        'driver-user',
      ]);
    }
  });

  it('nobody is told twice', () => {
    const self = { ...ride, riderId: 'same', driverUserId: 'same' };
    expect(told(event(rideEvents.statusChanged, { ride: self, by: 'SYSTEM', cause: '' }))).toEqual(['same']);
  });
});

it('an entry names its subject and carries small facts', () => {
  const [notification] = notificationsOf(statusChanged({ by: 'RIDER', reason: 'Waited too long' }), []);
  expect(notification).toMatchObject({
    kind: 'ride-status-changed',
    subjectId: 'ride',
    facts: { from: 'REQUESTED', to: 'CANCELLED', by: 'RIDER', reason: 'Waited too long', fare: 250 },
  });
});

it('an entry about a ride names its driver: administrators are led there, having no page for a ride', () => {
  const [notification] = notificationsOf(event(rideEvents.rideOverdue, { ride }), ADMINISTRATORS);
  expect(notification?.facts.driverId).toBe('driver');
});

it('an event older than a day is no notification', () => {
  const at = (iso: string) => isNotifying({ occurredAt: OCCURRED_AT }, new Date(iso));
  expect(at('2026-11-03T06:00:00.000Z')).toBe(true);
  expect(at('2026-11-03T06:00:00.001Z')).toBe(false);
});

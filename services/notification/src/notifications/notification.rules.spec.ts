import { authEvents } from '@pothik/contracts/auth';
import { driverEvents } from '@pothik/contracts/driver';
import type { EventDefinition } from '@pothik/contracts/platform';
import { rideEvents } from '@pothik/contracts/ride';
import { concernsAdministrators, isNotifying, type NotifyingEvent, notificationsOf } from './notification.rules.js';

const ADMINISTRATORS = ['admin-1', 'admin-2'];
const OCCURRED_AT = '2026-11-02T06:00:00.000Z';
const event = (definition: EventDefinition, payload: object): NotifyingEvent =>
  ({ type: definition.type, occurredAt: OCCURRED_AT, payload }) as unknown as NotifyingEvent;
const recipientsOf = (notification: NotifyingEvent) =>
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

describe('who is notified', () => {
  it('of a request: its driver', () => {
    expect(recipientsOf(event(rideEvents.rideRequested, { ride }))).toEqual(['driver-user']);
  });

  it('of a step of a ride: the party that did not take it', () => {
    expect(recipientsOf(statusChanged({ by: 'RIDER' }))).toEqual(['driver-user']);
    expect(recipientsOf(statusChanged({ by: 'DRIVER' }))).toEqual(['rider']);
  });

  it('of a step of an administrator or of the system: both', () => {
    expect(recipientsOf(statusChanged({ by: 'ADMINISTRATOR' }))).toEqual(['rider', 'driver-user']);
    expect(recipientsOf(statusChanged({ by: 'SYSTEM', cause: 'unanswered' }))).toEqual(['rider', 'driver-user']);
  });

  it('of a driver who took another ride: the rider alone', () => {
    expect(recipientsOf(statusChanged({ by: 'SYSTEM', cause: 'took-another-ride' }))).toEqual(['rider']);
  });

  it('of a fare: the rider', () => {
    expect(recipientsOf(event(rideEvents.fareSet, { ride }))).toEqual(['rider']);
  });

  it('of a driver at the pickup: the rider', () => {
    const arrived = event(rideEvents.driverArrived, { ride });
    expect(recipientsOf(arrived)).toEqual(['rider']);
    expect(notificationsOf(arrived, [])).toMatchObject([
      { kind: 'ride-status-changed', facts: { by: 'DRIVER', to: 'ARRIVED' } },
    ]);
  });

  it('of a new code: the rider and the driver', () => {
    expect(recipientsOf(event(rideEvents.startCodeRenewed, { ride }))).toEqual(['rider', 'driver-user']);
  });

  it('of a driver who waits for a decision and of an overdue ride: every administrator', () => {
    const events = [
      event(driverEvents.driverRegistered, { driver }),
      event(driverEvents.changeWaits, { driver, number: 1 }),
      event(rideEvents.rideOverdue, { ride }),
    ];
    for (const each of events) {
      expect(recipientsOf(each)).toEqual(ADMINISTRATORS);
      expect(concernsAdministrators(each)).toBe(true);
    }
  });

  it('of a role change: that person', () => {
    const payload = { account: { id: 'person' }, from: 'RIDER', to: 'DRIVER' };
    expect(recipientsOf(event(authEvents.roleChanged, payload))).toEqual(['person']);
  });

  it('of an SOS: every administrator, never the other party', () => {
    expect(recipientsOf(event(rideEvents.sosRaised, { incident: { ...incident, raisedBy: 'RIDER' } }))).toEqual(
      ADMINISTRATORS,
    );
  });

  it('of an SOS in hand without a note: every administrator, and nobody of the ride', () => {
    const again = event(rideEvents.sosAlarmedAgain, { incident: { ...incident, raisedBy: 'RIDER' } });
    expect(recipientsOf(again)).toEqual(ADMINISTRATORS);
    expect(concernsAdministrators(again)).toBe(true);
  });

  it('of an acknowledged or resolved SOS: administrators and who raised it', () => {
    for (const definition of [rideEvents.sosAcknowledged, rideEvents.sosResolved]) {
      expect(recipientsOf(event(definition, { incident: { ...incident, raisedBy: 'RIDER' } }))).toEqual([
        ...ADMINISTRATORS,
        'rider',
      ]);
      expect(recipientsOf(event(definition, { incident: { ...incident, raisedBy: 'DRIVER' } }))).toEqual([
        ...ADMINISTRATORS,
        'driver-user',
      ]);
    }
  });

  it('of a request that went to the next driver: he, as of any request; the rider, and a former one who did not reject it', () => {
    const passedOn = (outcome: string) =>
      notificationsOf(event(rideEvents.driverAsked, { ride, former: { driverUserId: 'former', outcome } }), []);
    expect(passedOn('UNANSWERED').map(({ personId, kind }) => [personId, kind])).toEqual([
      ['driver-user', 'ride-requested'],
      ['rider', 'ride-status-changed'],
      ['former', 'ride-status-changed'],
    ]);
    expect(passedOn('UNANSWERED')[1]?.facts).toMatchObject({ to: 'PASSED-ON', outcome: 'UNANSWERED' });
    expect(passedOn('REJECTED').map(({ personId }) => personId)).toEqual(['driver-user', 'rider']);
  });

  it('of a driver who moves away: the rider; that he has turned back: nobody', () => {
    const changed = (movingAway: boolean) => event(rideEvents.approachChanged, { ride, movingAway });
    expect(recipientsOf(changed(false))).toEqual([]);
    expect(notificationsOf(changed(true), [])).toMatchObject([
      { personId: 'rider', kind: 'ride-status-changed', facts: { by: 'SYSTEM', to: 'MOVING-AWAY' } },
    ]);
  });

  it('of a ride whose rider asked the next: the next and the former driver, and not the rider', () => {
    const former = { driverUserId: 'former', outcome: 'MOVED_AWAY' };
    const asked = event(rideEvents.driverAsked, { ride, former });
    expect(recipientsOf(asked)).toEqual(['driver-user', 'former']);
    expect(notificationsOf(asked, [])[1]?.facts).toMatchObject({ from: 'ACCEPTED', by: 'RIDER', to: 'PASSED-ON' });
  });

  it('of a search without anybody: the driver who had the ride, else the rider', () => {
    const ended = (acceptedAt: string | null) =>
      statusChanged({ ride: { ...ride, acceptedAt }, by: 'SYSTEM', cause: 'nobody-next' });
    expect(recipientsOf(ended(OCCURRED_AT))).toEqual(['driver-user']);
    expect(recipientsOf(ended(null))).toEqual(['rider']);
  });

  it('nobody twice', () => {
    const self = { ...ride, riderId: 'same', driverUserId: 'same' };
    expect(recipientsOf(event(rideEvents.statusChanged, { ride: self, by: 'SYSTEM', cause: '' }))).toEqual(['same']);
  });
});

it('a notification has its subject and small facts', () => {
  const [notification] = notificationsOf(statusChanged({ by: 'RIDER', reason: 'Waited too long' }), []);
  expect(notification).toMatchObject({
    kind: 'ride-status-changed',
    subjectId: 'ride',
    facts: { from: 'REQUESTED', to: 'CANCELLED', by: 'RIDER', reason: 'Waited too long', fare: 250 },
  });
});

it('a notification about a ride has its driver’s id, because administrators have no page for a ride', () => {
  const [notification] = notificationsOf(event(rideEvents.rideOverdue, { ride }), ADMINISTRATORS);
  expect(notification?.facts.driverId).toBe('driver');
});

it('an event older than a day notifies nobody', () => {
  const at = (iso: string) => isNotifying({ occurredAt: OCCURRED_AT }, new Date(iso));
  expect(at('2026-11-03T06:00:00.000Z')).toBe(true);
  expect(at('2026-11-03T06:00:00.001Z')).toBe(false);
});

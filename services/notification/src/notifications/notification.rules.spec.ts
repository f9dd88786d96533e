import { authEvents } from '@pothik/contracts/auth';
import { rideEvents } from '@pothik/contracts/ride';
import { effectsOf, isNotifying, notificationsOf } from './notification.rules.js';

const ADMINISTRATORS = ['admin-1', 'admin-2'];
const incident = { id: 'incident', rideId: 'ride', riderId: 'rider', driverUserId: 'driver-user', status: 'OPEN' };
const recipientsOf = (type: string, payload: object) =>
  notificationsOf(type, effectsOf({ type }).notifies(payload), ADMINISTRATORS).map(({ personId }) => personId);

describe('the notifications of an event', () => {
  it('are one for each person, and for each administrator', () => {
    const raised = { ...incident, raisedBy: 'RIDER' };
    expect(recipientsOf(rideEvents.sosAcknowledged.type, { incident: raised })).toEqual([...ADMINISTRATORS, 'rider']);
  });

  it('tell nobody twice', () => {
    const ride = { id: 'ride', riderId: 'same', driverUserId: 'same' };
    expect(recipientsOf(rideEvents.statusChanged.type, { ride, by: 'SYSTEM', cause: 'too-long' })).toEqual(['same']);
  });

  it('have what the page shows, and the facts that it decides by', () => {
    const { type } = authEvents.roleChanged;
    const payload = { account: { id: 'person' }, from: 'RIDER', to: 'DRIVER' };
    const [told] = notificationsOf(type, effectsOf({ type }).notifies(payload), []);
    expect(told).toEqual({
      personId: 'person',
      kind: 'role-changed',
      subjectId: 'person',
      facts: { from: 'RIDER', to: 'DRIVER' },
      shown: {
        event: 'auth.role-changed',
        words: { en: 'Your role has changed', bn: 'আপনার ভূমিকা বদলেছে' },
        about: { en: 'Rider – Driver', bn: 'যাত্রী – চালক' },
        look: 'role',
        leadsTo: { page: 'profile' },
        changes: ['person', 'driver'],
      },
    });
  });
});

it('nothing follows from an event that nobody declares', () => {
  expect(() => effectsOf({ type: 'ride.ride-planted' })).toThrow('Nobody declares ride.ride-planted');
});

it('an event older than a day notifies nobody', () => {
  const at = (iso: string) => isNotifying({ occurredAt: '2026-11-02T06:00:00.000Z' }, new Date(iso));
  expect(at('2026-11-03T06:00:00.000Z')).toBe(true);
  expect(at('2026-11-03T06:00:00.001Z')).toBe(false);
});

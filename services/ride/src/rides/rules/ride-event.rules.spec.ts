import { rideEvents } from '@pothik/contracts/ride';
import { moveTo, type RideDomainEvent } from './ride.rules.js';
import { eventsOfRide, republishedRide, snapshotOf } from './ride-event.rules.js';
import { rideIn, WRITTEN } from './sample-ride.js';

const DOMAIN_EVENTS: RideDomainEvent[] = [
  { kind: 'rideRequested' },
  { kind: 'driverArrived' },
  { kind: 'fareSet' },
  { kind: 'startCodeMistyped' },
  { kind: 'startCodeRenewed' },
  { kind: 'rideOverdue' },
  { kind: 'statusChanged', from: 'REQUESTED', to: 'ACCEPTED', by: 'DRIVER', reason: '', cause: '' },
  { kind: 'cancelled-by-administrator', from: 'ACCEPTED', reason: 'Reported by phone' },
];

describe('a published ride event', () => {
  const ride = rideIn('ACCEPTED');

  it.each(DOMAIN_EVENTS)('of $kind matches its contract', (event) => {
    for (const { definition, payload } of eventsOfRide('665000000000000000000005', ride, [event])) {
      expect(definition.payload.parse(payload)).toEqual(payload);
    }
  });

  it('of an administrator’s cancellation is an act about the rider and the driver: each one’s acts have it', () => {
    const cancelled = { kind: 'cancelled-by-administrator', from: 'ACCEPTED', reason: 'Reported by phone' } as const;
    const [{ payload } = {}] = eventsOfRide('665000000000000000000005', ride, [cancelled]);
    expect(payload).toMatchObject({ act: 'ride-cancelled', people: [ride.riderId, ride.driverUserId] });
  });

  it('holds everything the rider wrote', () => {
    expect(snapshotOf('665000000000000000000005', ride)).toMatchObject(WRITTEN);
  });

  it('never holds the rider’s code', () => {
    const published = JSON.stringify(eventsOfRide('665000000000000000000005', ride, DOMAIN_EVENTS));
    expect(published).toContain('Dhanmondi 27');
    expect(published).not.toContain(ride.code?.value);
  });
});

describe('a ride that is told again', () => {
  const id = '665000000000000000000005';
  const at = new Date('2026-11-02T06:02:00Z');

  it('says who ended it and why, so that an unanswered request is rebuilt as one', () => {
    const { ride } = moveTo(rideIn('REQUESTED'), 'CANCELLED', { by: 'SYSTEM', personId: '', at, cause: 'unanswered' });
    const payload = republishedRide(id, ride);
    expect(payload).toEqual({ ride: snapshotOf(id, ride), by: 'SYSTEM', cause: 'unanswered' });
    expect(rideEvents.rideRestated.payload.parse(payload)).toEqual(payload);
  });

  it('never holds the rider’s code', () => {
    const ride = rideIn('ACCEPTED');
    expect(JSON.stringify(republishedRide(id, ride))).not.toContain(ride.code?.value);
  });
});

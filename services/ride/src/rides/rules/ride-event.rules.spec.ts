import type { RideDomainEvent } from './ride.rules.js';
import { eventsOfRide, snapshotOf } from './ride-event.rules.js';
import { rideIn, WRITTEN } from './sample-ride.js';

const DOMAIN_EVENTS: RideDomainEvent[] = [
  { kind: 'requested' },
  { kind: 'fare-set' },
  { kind: 'code-renewed' },
  { kind: 'overdue' },
  { kind: 'status-changed', from: 'REQUESTED', to: 'ACCEPTED', by: 'DRIVER', reason: '', cause: '' },
  { kind: 'cancelled-by-administrator', from: 'ACCEPTED', reason: 'Reported by phone' },
];

describe('a published ride event', () => {
  const ride = rideIn('ACCEPTED');

  it.each(DOMAIN_EVENTS)('of $kind matches its contract', (event) => {
    for (const { definition, payload } of eventsOfRide('665000000000000000000005', ride, [event])) {
      expect(definition.payload.parse(payload)).toEqual(payload);
    }
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

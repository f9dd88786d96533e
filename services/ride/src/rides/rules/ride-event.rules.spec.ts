import type { RideDomainEvent } from './ride.rules.js';
import { eventsOfRide, snapshotOf } from './ride-event.rules.js';
import { rideIn, WRITTEN } from './sample-ride.js';

const FACTS: RideDomainEvent[] = [
  { kind: 'requested' },
  { kind: 'fare-set' },
  { kind: 'code-renewed' },
  { kind: 'overdue' },
  { kind: 'status-changed', from: 'REQUESTED', to: 'ACCEPTED', by: 'DRIVER', reason: '', cause: '' },
  { kind: 'cancelled-by-administrator', from: 'ACCEPTED', reason: 'Reported by phone' },
];

describe('what a decision tells', () => {
  const ride = rideIn('ACCEPTED');

  it.each(FACTS)('$kind is an event of the contracts', (event) => {
    for (const { definition, payload } of eventsOfRide('665000000000000000000005', ride, [event])) {
      expect(definition.payload.parse(payload)).toEqual(payload);
    }
  });

  it('holds everything the rider wrote', () => {
    expect(snapshotOf('665000000000000000000005', ride)).toMatchObject(WRITTEN);
  });

  it('never holds the rider’s code', () => {
    const told = JSON.stringify(eventsOfRide('665000000000000000000005', ride, FACTS));
    expect(told).toContain('Dhanmondi 27');
    expect(told).not.toContain(ride.code?.value);
  });
});

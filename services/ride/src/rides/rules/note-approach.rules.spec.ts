import type { RideStatus } from '@pothik/contracts/ride';
import { noteApproach } from './note-approach.rules.js';
import { later, type Ride } from './ride.rules.js';
import { MINUTE, NOW, rideIn } from './sample-ride.js';

const accepted = rideIn('ACCEPTED', { acceptedAt: NOW });
const note = (minutes: number, movingAway = false, metres = 1_000) => ({
  driverId: accepted.driverId,
  metres,
  startMetres: 2_000,
  movingAway,
  at: later(NOW, minutes * MINUTE),
});
const noted = (ride: Ride, ...given: Parameters<typeof note>) => noteApproach(ride, note(...given))?.ride as Ride;

describe('how a driver comes', () => {
  it('is kept from the newest note, without an event', () => {
    const change = noteApproach(noted(accepted, 1), note(2, false, 150));
    expect(change?.ride.approach).toEqual({
      metres: 150,
      startMetres: 2_000,
      at: later(NOW, 2 * MINUTE),
      movingAwaySince: null,
    });
    expect(change?.domainEvents).toEqual([]);
  });

  it('is told when he begins to move away, and when he has turned back', () => {
    const away = noteApproach(accepted, note(1, true, 2_400));
    expect(away?.ride.approach?.movingAwaySince).toEqual(later(NOW, MINUTE));
    expect(away?.domainEvents).toEqual([{ kind: 'approachChanged', movingAway: true }]);
    const back = noteApproach(away?.ride as Ride, note(3));
    expect(back?.ride.approach?.movingAwaySince).toBeNull();
    expect(back?.domainEvents).toEqual([{ kind: 'approachChanged', movingAway: false }]);
  });

  it('counts from when he first moved away', () => {
    const change = noteApproach(noted(accepted, 1, true), note(2, true, 2_700));
    expect(change?.ride.approach).toMatchObject({ metres: 2_700, movingAwaySince: later(NOW, MINUTE) });
    expect(change?.domainEvents).toEqual([]);
  });

  it('is not changed by a note from before the acceptance, which is a former driver’s', () => {
    expect(noteApproach(accepted, note(0, true))).toBeUndefined();
    expect(noteApproach(accepted, note(-1, true))).toBeUndefined();
  });

  it('is not changed by a late or repeated note', () => {
    const ride = noted(accepted, 2);
    expect(noteApproach(ride, note(2))).toBeUndefined();
    expect(noteApproach(ride, note(1, true))).toBeUndefined();
  });

  it('is not changed by a note from before the arrival', () => {
    const arrived = { ...accepted, arrivedAt: later(NOW, 2 * MINUTE) };
    expect(noteApproach(arrived, note(1, true))).toBeUndefined();
    expect(noted(arrived, 3, true).approach?.movingAwaySince).toEqual(later(NOW, 3 * MINUTE));
  });

  it.each<RideStatus>(['REQUESTED', 'PICKED UP', 'IN TRANSIT', 'COMPLETED', 'REJECTED', 'CANCELLED'])(
    'is nothing to a ride that is %s',
    (status) => {
      expect(noteApproach(rideIn(status), note(1, true))).toBeUndefined();
    },
  );

  it('is not what is told of another driver, however late it comes', () => {
    expect(noteApproach(accepted, { ...note(1, true), driverId: 'f'.repeat(24) })).toBeUndefined();
  });
});

import { BOOKING_LIMIT, type RideParty, type RideStatus } from '@pothik/contracts/ride';
import { allPaused, type PastRide, pausedDrivers, requireFewCancelled } from './booking-limit.rules.js';
import { later, type Ride } from './ride.rules.js';
import { MINUTE, NOW, RIDER, refusalOf, rideIn } from './sample-ride.js';

/** A ride that ended so many minutes ago. */
function ended(minutesAgo: number, fields: Partial<Ride> & { by?: RideParty; from?: RideStatus } = {}): PastRide {
  const { by = 'RIDER', from = 'REQUESTED', status = 'CANCELLED', ...others } = fields;
  const ride = rideIn(from);
  const at = later(NOW, -minutesAgo * MINUTE);
  const end = { from, to: status, by, personId: RIDER.id, at, reason: '' };
  const accepted = { ...end, from: 'REQUESTED', to: 'ACCEPTED', by: 'DRIVER' } as const;
  const history = [...ride.history, ...(from === 'ACCEPTED' ? [accepted] : []), end];
  return { ...ride, status, endedAt: at, history, ...others };
}
const many = (count: number, one: (index: number) => PastRide) => Array.from({ length: count }, (_, i) => one(i));
const DRIVER_ID = ended(0).driverId;

describe('bookings cancelled before an answer', () => {
  it('are ten in ten minutes; the next waits until the oldest of them is ten minutes old', () => {
    const nine = many(9, (index) => ended(1 + index / 2));
    expect(() => requireFewCancelled(nine, NOW)).not.toThrow();
    const ten = [...nine, ended(6)];
    expect(() => requireFewCancelled(ten, NOW)).toThrow(
      expect.objectContaining({
        code: 'ride/too-many-cancelled',
        message: 'You cancelled many bookings. You can book again at 12:04 PM.',
        details: expect.objectContaining({ retryAfterSeconds: 240 }),
      }),
    );
    expect(() => requireFewCancelled(ten, later(NOW, 4 * MINUTE - 1))).toThrow();
    expect(() => requireFewCancelled(ten, later(NOW, 4 * MINUTE))).not.toThrow();
  });

  it('of eleven, the second oldest decides', () => {
    const eleven = many(11, (index) => ended(9 - index / 2));
    expect(refusalOf(() => requireFewCancelled(eleven, later(NOW, MINUTE)))).toBe('ride/too-many-cancelled');
    expect(() => requireFewCancelled(eleven, later(NOW, 1.5 * MINUTE))).not.toThrow();
  });

  it.each<[string, Partial<Ride> & { by?: RideParty; from?: RideStatus }]>([
    ['that its driver rejected', { status: 'REJECTED', by: 'DRIVER' }],
    ['that expired', { by: 'SYSTEM' }],
    ['that an administrator cancelled', { by: 'ADMINISTRATOR' }],
    ['that was accepted before', { from: 'ACCEPTED' }],
    ['whose driver was moving away', { approach: { startMetres: 1, metres: 9, at: NOW, movingAwaySince: NOW } }],
  ])('are none %s', (_name, fields) => {
    expect(() =>
      requireFewCancelled(
        many(20, () => ended(1, fields)),
        NOW,
      ),
    ).not.toThrow();
  });

  it('a rider who changes their mind four times on a rainy evening meets no limit', () => {
    // Wrong pickup, wrong vehicle, a bus that came, a call from home: each at another driver.
    const evening = many(4, (index) => ended(2 + index, { driverId: `driver-${index}` }));
    expect(() => requireFewCancelled(evening, NOW)).not.toThrow();
    expect(pausedDrivers(evening, NOW).size).toBe(0);
  });
});

describe('a driver with whom a rider cancelled twice', () => {
  const until = later(NOW, BOOKING_LIMIT.atOneDriver.pauseMs);

  it('is paused for 30 minutes from the second, in any status the rider may cancel in', () => {
    const twice = [ended(0, { from: 'ACCEPTED' }), ended(59)];
    expect(pausedDrivers(twice, NOW)).toEqual(new Map([[DRIVER_ID, until]]));
    expect(pausedDrivers(twice, later(until, -1)).size).toBe(1);
    expect(pausedDrivers(twice, until).size).toBe(0);
  });

  it('is not paused by one, by two an hour apart, by one each at two, or by what the rider did not cancel', () => {
    for (const rides of [
      [ended(0)],
      [ended(0), ended(60)],
      [ended(0), ended(1, { driverId: 'another' })],
      [ended(0), ended(1, { by: 'DRIVER', from: 'ACCEPTED' }), ended(2, { by: 'SYSTEM' })],
    ])
      expect(pausedDrivers(rides, NOW).size).toBe(0);
  });

  it('is paused by the third after the pause, while an hour has not passed', () => {
    expect(pausedDrivers([ended(0), ended(35), ended(40)], NOW)).toEqual(new Map([[DRIVER_ID, until]]));
  });

  it('does not pause a rider who cancels once over the fare and books the same driver later', () => {
    expect(pausedDrivers([ended(5, { from: 'ACCEPTED' })], NOW).size).toBe(0);
  });

  it('refuses a booking only where all drivers of it are paused, with the time of the first', () => {
    const paused = new Map([
      ['one', later(NOW, 20 * MINUTE)],
      ['two', later(NOW, 10 * MINUTE - 1)],
    ]);
    expect(allPaused(['one', 'free'], paused, NOW)).toBeUndefined();
    expect(allPaused(['one', 'two'], paused, NOW)).toMatchObject({
      code: 'ride/driver-paused',
      status: 409,
      details: { parameters: { until: '12:10 PM' }, retryAfterSeconds: 600 },
    });
  });
});

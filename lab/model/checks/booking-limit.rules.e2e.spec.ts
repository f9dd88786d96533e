import type { RideView } from '@pothik/contracts/ride';
import { cancelledRide } from '../../../e2e/support/actors/sample-run.js';
import { type BookingRecord, bookingLimitFindings, isNearLimits } from './booking-limit.rules.js';

/** Seconds. */
const [MINUTE, HOUR] = [60, 3_600];

/** Rides that their rider cancelled before an answer, at another driver each, and one booked at this second. */
function recordOf(cancelledAt: readonly number[], bookedAt: number, driverOf = (index: number) => `profile-${index}`) {
  const past = cancelledAt.map((second, index) => cancelledRide(`ride-${index}`, second, 'RIDER', driverOf(index)));
  const booked = cancelledRide('booked', bookedAt, 'RIDER', driverOf(0));
  return { rides: [...past, booked], booked: [booked], refusedBookings: [], movedAway: new Set<string>() };
}
const atOneDriver = (cancelledAt: readonly number[], bookedAt: number) =>
  recordOf(cancelledAt, bookedAt, () => 'profile');
const seconds = (count: number) => Array.from({ length: count }, (_, index) => index * 20);

const refusal = (code: string, second: number): BookingRecord['refusedBookings'][number] => ({
  ...{ riderId: 'rider', driverIds: ['profile'], code },
  ...{ sentAt: second * 1_000, receivedAt: second * 1_000 + 5 },
});

describe('the limits of booking', () => {
  it('let a rider cancel ten bookings in ten minutes, and book no eleventh', () => {
    expect(bookingLimitFindings(recordOf(seconds(9), 5 * MINUTE))).toEqual([]);
    expect(bookingLimitFindings(recordOf(seconds(10), 5 * MINUTE))).toEqual([
      'ride booked was booked after 10 cancelled bookings',
    ]);
    expect(bookingLimitFindings(recordOf(seconds(10), 10 * MINUTE + 1))).toEqual([]);
  });

  it('let nobody book a driver with whom they cancelled twice in an hour, for half an hour', () => {
    const wrong = ['ride booked was booked of a driver with whom its rider had cancelled twice'];
    expect(bookingLimitFindings(atOneDriver([0, 59 * MINUTE], 88 * MINUTE))).toEqual(wrong);
    expect(bookingLimitFindings(atOneDriver([0, 59 * MINUTE], 90 * MINUTE))).toEqual([]);
    expect(bookingLimitFindings(atOneDriver([0, HOUR], 61 * MINUTE))).toEqual([]);
    expect(bookingLimitFindings(recordOf([0, MINUTE], 2 * MINUTE))).toEqual([]);
  });

  it.each<[string, (rides: RideView[]) => unknown]>([
    ['a driver cancelled', ([one]) => Object.assign(one?.history.at(-1) as object, { by: 'DRIVER' })],
    ['another rider cancelled', ([one]) => Object.assign(one?.user as object, { _id: 'another' })],
  ])('do not count what %s', (_whose, change) => {
    const record = atOneDriver([0, MINUTE], 2 * MINUTE);
    change(record.rides);
    expect(bookingLimitFindings(record)).toEqual([]);
    const refusedBookings = [refusal('ride/driver-paused', 90)];
    expect(bookingLimitFindings({ ...record, booked: [], refusedBookings })).toHaveLength(1);
  });

  it('leave it open whether a ride counts of which was noted that the driver moves away', () => {
    const record = { ...atOneDriver([0, MINUTE], 2 * MINUTE), movedAway: new Set(['ride-1']) };
    expect(bookingLimitFindings(record)).toEqual([]);
    expect(bookingLimitFindings({ ...record, refusedBookings: [refusal('ride/driver-paused', 90)] })).toEqual([]);
  });

  it.each([
    ['ride/driver-paused', 1],
    ['ride/too-many-cancelled', 9],
  ])('refuse nobody with %s for no reason', (code, few) => {
    const needless = { ...atOneDriver(seconds(few), HOUR), refusedBookings: [refusal(code, few * 20)] };
    expect(bookingLimitFindings(needless)).toEqual([`a booking of rider was refused with ${code}, for no reason`]);
    const due = { ...atOneDriver(seconds(few + 1), HOUR), booked: [], refusedBookings: [refusal(code, few * 20 + 1)] };
    expect(bookingLimitFindings(due)).toEqual([]);
    expect(bookingLimitFindings({ ...due, refusedBookings: [refusal('ride/driver-not-free', 0)] })).toEqual([]);
  });

  it('do not refuse the nearest while one of them is not paused', () => {
    const nearest = { ...refusal('ride/driver-paused', 90), driverIds: ['profile', 'another'] };
    const record = { ...atOneDriver([0, MINUTE], 2 * MINUTE), booked: [], refusedBookings: [nearest] };
    expect(bookingLimitFindings(record)).toHaveLength(1);
  });

  it('are near for who cancelled twice at a driver of theirs, or six bookings', () => {
    const isNear = (drivers: string[], { rides }: BookingRecord) => isNearLimits('rider', drivers, rides, 150_000);
    expect(isNear(['profile'], atOneDriver([0, MINUTE], HOUR))).toBe(true);
    expect(isNear(['another'], atOneDriver([0, MINUTE], HOUR))).toBe(false);
    expect([isNear([], recordOf(seconds(5), HOUR)), isNear([], recordOf(seconds(4), HOUR))]).toEqual([true, false]);
  });
});

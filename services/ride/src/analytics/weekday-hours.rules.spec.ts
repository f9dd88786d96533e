import { rideIn } from '../rides/rules/sample-ride.js';
import { countDay } from './day-count.rules.js';
import { ridesByWeekdayHour } from './weekday-hours.rules.js';

const ride = (requestedAt: string) => rideIn('COMPLETED', { requestedAt: new Date(requestedAt) });
const day = (name: string, ...requestedAt: string[]) => ({ day: name, count: countDay(requestedAt.map(ride), 0) });
const busy = (days: readonly ReturnType<typeof day>[]) =>
  ridesByWeekdayHour(days).flatMap(({ weekday, rides }) =>
    rides.flatMap((count, hour) => (count > 0 ? [[weekday, hour, count]] : [])),
  );

describe('rides by weekday and hour', () => {
  it('belong to the weekday and hour of their request in Dhaka', () => {
    // 00:30 on Monday in Dhaka is still Sunday in UTC.
    expect(busy([day('2026-11-02', '2026-11-01T18:30:00Z')])).toEqual([[1, 0, 1]]);
  });

  it('are summed over all weeks', () => {
    const mondays = [
      day('2026-11-02', '2026-11-02T02:00:00Z', '2026-11-02T02:59:00Z'),
      day('2026-11-03', '2026-11-03T02:10:00Z'),
      day('2026-11-09', '2026-11-09T02:20:00Z', '2026-11-09T17:00:00Z'),
    ];
    expect(busy(mondays)).toEqual([
      [1, 8, 3],
      [1, 23, 1],
      [2, 8, 1],
    ]);
  });

  it('have every weekday from Saturday to Friday and all 24 hours, also of a period without rides', () => {
    expect(ridesByWeekdayHour([]).map(({ weekday }) => weekday)).toEqual([6, 0, 1, 2, 3, 4, 5]);
    expect(ridesByWeekdayHour([]).map(({ rides }) => rides)).toEqual(Array(7).fill(Array(24).fill(0)));
  });
});

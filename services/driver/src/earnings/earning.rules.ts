import type { Period } from '@pothik/contracts/catalogue';
import type { DriverEarnings } from '@pothik/contracts/driver';

/** The totals of one day's completed rides; earnings in whole BDT. */
export interface DaySum {
  day: string;
  rides: number;
  earnings: number;
}

/** Every day of the period, including days without rides, and the totals. */
export function earningsOf({ from, to, days }: Period, sums: readonly DaySum[], onlineMs: number): DriverEarnings {
  const known = new Map(sums.map((sum) => [sum.day, sum]));
  const byDay = days.map((day) => known.get(day) ?? { day, rides: 0, earnings: 0 });
  const together = (amount: (sum: DaySum) => number) => byDay.reduce((total, sum) => total + amount(sum), 0);
  return {
    from,
    to,
    totals: { rides: together(({ rides }) => rides), earnings: together((sum) => sum.earnings), onlineMs },
    byDay,
  };
}

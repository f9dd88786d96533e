import type { Period } from '@pothik/contracts/catalogue';
import type { DriverEarnings } from '@pothik/contracts/driver';

/** The totals of one day's completed rides; earnings in whole BDT. */
export interface DaySum {
  day: string;
  rides: number;
  earnings: number;
}

/** A completed ride as a ledger line has it. */
export interface CompletedRide {
  id: string;
  driverId: string;
  /** Whole BDT. */
  fare: number;
  completedAt: Date;
}

/** The sums of a driver's whole ledger; earnings in whole BDT. */
export interface LedgerSums {
  totalRides: number;
  totalEarnings: number;
}

/** Rides of a driver that count for nobody else; earnings in whole BDT. */
export interface LeftOut {
  rides: number;
  earnings: number;
}

/** A driver's totals as others see them. A ledger is ahead of the totals for a moment. */
export const totalsForOthers = (
  { totalRides = 0, totalEarnings = 0 }: { totalRides?: number; totalEarnings?: number } = {},
  { rides, earnings }: LeftOut = { rides: 0, earnings: 0 },
) => ({ totalRides: Math.max(0, totalRides - rides), totalEarnings: Math.max(0, totalEarnings - earnings) });

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

import type { DriverAnalytics } from '@pothik/contracts/driver';
import type { RideAnalytics } from '@pothik/contracts/ride';
import { Money, Stat, useFormat } from '@pothik/ui-kit';
import { useAnalyticsText } from './analytics-text';
import type { Days } from './period.rules';
import { totalUpTo, trendOf } from './trend.rules';
import { useDaysBefore, usePercent, useTrendNote } from './trend-words';

interface PeriodTotalsProps {
  period: Days;
  /** The days of the period that are over; undefined when none is. */
  whole: Days | undefined;
  rides: RideAnalytics;
  /** As many days before as are over; undefined until they are known. */
  before: RideAnalytics | undefined;
  drivers: DriverAnalytics | undefined;
}

/** The totals of the period, each with its change: the days that are over against as many before. */
export function PeriodTotals({ period, whole, rides, before, drivers }: PeriodTotalsProps) {
  const text = useAnalyticsText();
  const { number } = useFormat();
  const { share } = usePercent();
  const noteOf = useTrendNote();
  const daysBefore = useDaysBefore();
  const { totals } = rides;
  const trend = (total: keyof RideAnalytics['totals']) => {
    if (!whole) return { note: text.soFar };
    let now = totals[total];
    // A part of a day against a whole one would be a fall every morning.
    if (whole.to !== period.to) {
      if (total === 'activeDrivers') return {};
      now = totalUpTo(rides.byDay, whole.to, total);
    }
    return noteOf(trendOf(now, before?.totals[total]), daysBefore(whole, period));
  };
  return (
    <>
      <Stat
        label={text.incidents}
        value={number(totals.sosIncidents)}
        className="admin-more-is-worse"
        {...trend('sosIncidents')}
      />
      <Stat label={text.rides} value={number(totals.rides)} {...trend('rides')} />
      <Stat
        label={totals.rides > 0 ? text.completedOf(share(totals.completed / totals.rides)) : text.completed}
        value={number(totals.completed)}
        {...trend('completed')}
      />
      <Stat label={text.fares} value={<Money amount={totals.fare} />} {...trend('fare')} />
      <Stat
        label={drivers ? text.activeDriversOf(number(drivers.totals.activeDrivers)) : text.activeDrivers}
        value={number(totals.activeDrivers)}
        {...trend('activeDrivers')}
      />
    </>
  );
}

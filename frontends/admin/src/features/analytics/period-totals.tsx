import type { DriverAnalytics } from '@pothik/contracts/driver';
import type { RideAnalytics } from '@pothik/contracts/ride';
import { Money, Stat, useFormat } from '@pothik/ui-kit';
import { useAnalyticsText } from './analytics-text';
import type { ShownPeriod } from './period.rules';
import { trendOf } from './trend.rules';
import { usePercent, usePeriodBefore, useTrendNote } from './trend-words';

interface PeriodTotalsProps {
  period: ShownPeriod;
  rides: RideAnalytics;
  /** The period before; undefined until it is known. */
  before: RideAnalytics | undefined;
  drivers: DriverAnalytics | undefined;
}

/** The totals of the period, each with its change against the period before. */
export function PeriodTotals({ period, rides: { totals }, before, drivers }: PeriodTotalsProps) {
  const text = useAnalyticsText();
  const { number } = useFormat();
  const { share } = usePercent();
  const noteOf = useTrendNote();
  const periodBefore = usePeriodBefore(period);
  const trend = (total: keyof RideAnalytics['totals']) =>
    noteOf(trendOf(totals[total], before?.totals[total]), periodBefore);
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

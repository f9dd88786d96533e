import type { DriverAnalytics } from '@pothik/contracts/driver';
import type { RideAnalytics } from '@pothik/contracts/ride';
import { Money, Stat, TextLink, useFormat, useUiText } from '@pothik/ui-kit';
import { Link } from 'react-router';
import { useAnalyticsText } from './analytics-text';

interface TotalsProps {
  rides: RideAnalytics;
  drivers: DriverAnalytics | undefined;
}

export function Totals({ rides: { totals }, drivers }: TotalsProps) {
  const text = useAnalyticsText();
  const { number } = useFormat();
  const share = useShare();
  return (
    <div className="admin-kpis">
      <Stat label={text.rides} value={number(totals.rides)} />
      <Stat
        label={text.completed}
        value={number(totals.completed)}
        note={totals.rides > 0 && text.ofAllRides(share(totals.completed / totals.rides))}
      />
      <Stat label={text.fares} value={<Money amount={totals.fare} />} />
      <Stat
        label={text.activeDrivers}
        value={number(totals.activeDrivers)}
        note={drivers && text.everActive(number(drivers.totals.activeDrivers))}
      />
      <Stat label={text.incidents} value={number(totals.sosIncidents)} />
      {drivers && <Waiting drivers={drivers} />}
    </div>
  );
}

function Waiting({ drivers: { byStatus } }: { drivers: DriverAnalytics }) {
  const text = useAnalyticsText();
  const { number } = useFormat();
  const pending = byStatus.find(({ status }) => status === 'PENDING')?.drivers ?? 0;
  const review = (
    <TextLink asChild>
      <Link to="/admin/pending-drivers">{text.review}</Link>
    </TextLink>
  );
  return <Stat label={text.pending} value={number(pending)} note={pending > 0 && review} />;
}

/** A share, e.g. 85.3%. */
function useShare(): (part: number) => string {
  const { locale } = useUiText();
  const format = new Intl.NumberFormat(locale === 'bn' ? 'bn-BD' : 'en-IN', {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  return (part) => format.format(part);
}

import type { DriverAnalytics } from '@pothik/contracts/driver';
import type { RideAnalytics } from '@pothik/contracts/ride';
import { Button, EmptyState, Note, useUiText } from '@pothik/ui-kit';
import { ChartColumn } from 'lucide-react';
import { Link } from 'react-router';
import { useAnalyticsText } from './analytics-text';
import { ChartCard } from './chart-card';
import type { ShownPeriod } from './period.rules';
import { SosCard } from './sos-card';
import { useChartGroups } from './use-chart-groups';
import { useDrawing } from './use-drawing';

interface ChartsProps {
  rides: RideAnalytics;
  drivers: DriverAnalytics | undefined;
  period: ShownPeriod;
}

/** The charts of a period and the latest SOS incidents; a period without rides has an empty state instead. */
export function Charts({ rides, drivers, period }: ChartsProps) {
  const text = useAnalyticsText();
  const { text: kit } = useUiText();
  const { Drawing, failed, retry } = useDrawing();
  const groups = useChartGroups(rides, drivers);
  if (rides.totals.rides === 0 && rides.totals.sosIncidents === 0)
    return (
      <EmptyState
        title={text.empty}
        art={<ChartColumn aria-hidden />}
        action={
          period.latest !== '30' && (
            <Button asChild variant="primary">
              <Link to="?">{text.lastThirty}</Link>
            </Button>
          )
        }
      >
        {text.emptyText}
      </EmptyState>
    );
  return (
    <>
      {failed && (
        <Note tone="warning" alert>
          {text.chartsFailed}{' '}
          <Button size="small" onClick={retry}>
            {kit.retry}
          </Button>
        </Note>
      )}
      <div className="admin-charts">
        {groups.map((group) => (
          <ChartCard key={group.key} group={group} Drawing={Drawing} failed={failed} />
        ))}
        <SosCard />
      </div>
    </>
  );
}

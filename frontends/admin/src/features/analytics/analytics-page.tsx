import './analytics.css';
import { ErrorState, PageHead, Skeleton, SkeletonGroup } from '@pothik/ui-kit';
import type { UseQueryResult } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useAdminText } from '../../texts/admin-text';
import { useAnalyticsText } from './analytics-text';
import { Charts } from './charts-grid';
import { addressOfPeriod, periodOfAddress, type ShownPeriod } from './period.rules';
import { PeriodChooser } from './period-chooser';
import { Figures } from './totals';
import { useDriverAnalytics, useRideAnalytics } from './use-analytics';

const FIGURES = 6;

/** How the platform does: the figures of a period first, then its charts. The period stands in the address bar. */
export function Component() {
  const text = useAnalyticsText();
  const [parameters, setParameters] = useSearchParams();
  const period = periodOfAddress(parameters, new Date());
  const rides = useRideAnalytics(period);
  const drivers = useDriverAnalytics(period);
  const driversFailed = !drivers.data && drivers.error;
  const show = (next: ShownPeriod) => setParameters(addressOfPeriod(next), { replace: true });
  return (
    <div className="ui-page admin-stack">
      <PageHead title={text.analytics} className="admin-head" />
      <PeriodChooser period={period} onChoose={show} />
      {rides.data && (
        <div className="admin-stack" aria-busy={rides.isPlaceholderData || undefined}>
          <Figures rides={rides.data} drivers={drivers.data} />
          {driversFailed && <Failed title={text.driversFailed} calls={[drivers]} />}
          <Charts rides={rides.data} drivers={drivers.data} period={period} />
        </div>
      )}
      {!rides.data && rides.error && <Failed title={text.failed} calls={driversFailed ? [rides, drivers] : [rides]} />}
      {!rides.data && !rides.error && <FiguresSkeleton label={text.loading} />}
    </div>
  );
}

interface FailedProps {
  title: string;
  calls: readonly Pick<UseQueryResult, 'refetch' | 'isFetching'>[];
}

/** What did not come; Retry asks for all of it again. */
function Failed({ title, calls }: FailedProps) {
  const retry = () => {
    for (const { refetch } of calls) void refetch();
  };
  return (
    <ErrorState title={title} onRetry={retry} retrying={calls.some(({ isFetching }) => isFetching)}>
      {useAdminText().pageFailedText}
    </ErrorState>
  );
}

/** In the shape of what comes. */
function FiguresSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="admin-stack">
      <div className="admin-kpis">
        {Array.from({ length: FIGURES }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are alike
          <Skeleton key={place} height="6.5rem" />
        ))}
      </div>
      <Skeleton height="22rem" />
    </SkeletonGroup>
  );
}

import { serverNow } from '@pothik/api-client';
import './analytics.css';
import { ErrorState, Note, PageHead, Skeleton, SkeletonGroup, useFormat } from '@pothik/ui-kit';
import type { UseQueryResult } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useAdminText } from '../../texts/admin-text';
import { useAnalyticsText } from './analytics-text';
import { Charts } from './charts-grid';
import { addressOfPeriod, periodsOfAddress, type ShownPeriod } from './period.rules';
import { PeriodChooser } from './period-chooser';
import { PeriodTotals } from './period-totals';
import { TotalsNow } from './totals-now';
import { useDriverAnalytics, useRideAnalytics } from './use-analytics';

const TOTALS = 8;

/** How it stands now, the totals of a period and its charts. The period is in the address bar. */
export function Component() {
  const text = useAnalyticsText();
  const [parameters, setParameters] = useSearchParams();
  const { period, whole, before: compared } = periodsOfAddress(parameters, new Date(serverNow()));
  const rides = useRideAnalytics(period);
  const before = useRideAnalytics(compared);
  const drivers = useDriverAnalytics(period);
  const driversFailed = !drivers.data && drivers.error;
  // While another period loads, the totals of the former one are still shown.
  const areOfOnePeriod = !rides.isPlaceholderData && !before.isPlaceholderData;
  const show = (next: ShownPeriod) => setParameters(addressOfPeriod(next), { replace: true });
  return (
    <div className="ui-page admin-stack">
      <PageHead
        title={text.analytics}
        className="admin-head"
        aside={<PeriodChooser period={period} onChoose={show} />}
      />
      {rides.data && (
        <div className="admin-stack" aria-busy={rides.isPlaceholderData || undefined}>
          <div className="admin-kpis">
            <TotalsNow drivers={drivers.data} />
            <PeriodTotals
              period={period}
              whole={whole}
              rides={rides.data}
              before={areOfOnePeriod ? before.data : undefined}
              drivers={drivers.data}
            />
          </div>
          <LeftOut count={rides.data.leftOut ?? 0} />
          {driversFailed && <Failed title={text.driversFailed} calls={[drivers]} />}
          <Charts rides={rides.data} drivers={drivers.data} period={period} />
        </div>
      )}
      {!rides.data && rides.error && <Failed title={text.failed} calls={driversFailed ? [rides, drivers] : [rides]} />}
      {!rides.data && !rides.error && <TotalsSkeleton label={text.loading} />}
    </div>
  );
}

function LeftOut({ count }: { count: number }) {
  const text = useAnalyticsText();
  const { number } = useFormat();
  return count > 0 ? <Note>{text.leftOut(number(count), count === 1)}</Note> : null;
}

interface FailedProps {
  title: string;
  calls: readonly Pick<UseQueryResult, 'refetch' | 'isFetching'>[];
}

/** What did not load; Retry fetches all of it again. */
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

function TotalsSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="admin-stack">
      <div className="admin-kpis">
        {Array.from({ length: TOTALS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are alike
          <Skeleton key={index} height="6.5rem" />
        ))}
      </div>
      <Skeleton height="22rem" />
    </SkeletonGroup>
  );
}

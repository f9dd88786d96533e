import { isStuck, serverNow } from '@pothik/api-client';
import type { DriverEarnings } from '@pothik/contracts/driver';
import {
  Card,
  EmptyState,
  LiveRegion,
  Money,
  PageHead,
  Skeleton,
  SkeletonGroup,
  Stat,
  TextLink,
  useFormat,
} from '@pothik/ui-kit';
import { Wallet } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { LoadFailed } from '../../loading/load-failed';
import { useDriverText } from '../../texts/driver-text';
import { EarningsBars } from './earnings-bars';
import { EarningsTable } from './earnings-table';
import { useEarningsText } from './earnings-text';
import { addressOfPeriod, periodOfAddress } from './period.rules';
import { PeriodChoice } from './period-choice';
import { useDayWords } from './use-day-words';
import { useEarnings } from './use-earnings';

/** A driver's earnings, in total and day by day; the period is in the address bar. */
export function Component() {
  const text = useEarningsText();
  const [parameters, setParameters] = useSearchParams();
  const period = periodOfAddress(parameters, new Date(serverNow()));
  const earnings = useEarnings(period);
  const { data, isPlaceholderData } = earnings;
  return (
    <div className="ui-page driver-stack">
      <PageHead title={text.title} />
      <PeriodChoice period={period} onChoose={(next) => setParameters(addressOfPeriod(next), { replace: true })} />
      <TextLink asChild>
        <Link to={`/driver/statement?${addressOfPeriod(period)}`}>{text.statement}</Link>
      </TextLink>
      <LiveRegion message={useSummary(isPlaceholderData ? undefined : data)} />
      {data && (
        <div className="driver-stack" aria-busy={isPlaceholderData || undefined}>
          <Shown earnings={data} />
        </div>
      )}
      {!data && (isStuck(earnings) ? <LoadFailed title={text.failed} query={earnings} /> : <EarningsSkeleton />)}
    </div>
  );
}

function Shown({ earnings }: { earnings: DriverEarnings }) {
  const text = useEarningsText();
  if (earnings.totals.rides === 0) {
    return (
      <Card>
        <EmptyState title={text.none} art={<Wallet />}>
          {text.noneText}
        </EmptyState>
      </Card>
    );
  }
  const several = earnings.byDay.length > 1;
  return (
    <>
      <Totals {...earnings.totals} />
      <div className={several ? 'driver-columns' : undefined}>
        {several && <EarningsBars {...earnings} />}
        <EarningsTable byDay={earnings.byDay} />
      </div>
    </>
  );
}

function Totals({ rides, earnings }: DriverEarnings['totals']) {
  const text = useEarningsText();
  const { number } = useFormat();
  return (
    <div className="driver-stats">
      <Stat label={text.earned} value={<Money amount={earnings} />} />
      <Stat label={text.rides} value={number(rides)} />
      <Stat label={text.perRide} value={<Money amount={Math.round(earnings / rides)} />} />
    </div>
  );
}

/** Announces changed totals to screen readers. */
function useSummary(earnings: DriverEarnings | undefined): string {
  const text = useEarningsText();
  const { taka, number } = useFormat();
  const dayWords = useDayWords();
  if (!earnings) return '';
  const { from, to, totals } = earnings;
  const rides = text.rideCount(number(totals.rides), totals.rides === 1);
  return text.summary(text.period(dayWords(from), dayWords(to)), taka(totals.earnings), rides);
}

function EarningsSkeleton() {
  return (
    <SkeletonGroup label={useDriverText().loading} className="driver-stack">
      <Skeleton width="100%" height="6rem" />
      <Skeleton width="100%" height="14rem" />
      <Skeleton width="100%" height="18rem" />
    </SkeletonGroup>
  );
}

import { isStuck, serverNow } from '@pothik/api-client';
import { Card, EmptyState, PageHead, Skeleton, SkeletonGroup, TextLink } from '@pothik/ui-kit';
import { ArrowLeft, Wallet } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { LoadFailed } from '../../../loading/load-failed';
import { useDriverText } from '../../../texts/driver-text';
import { addressOfPeriod, periodOfAddress } from '../period.rules';
import { PeriodChoice } from '../period-choice';
import { SaveStatement } from './save-statement';
import { Day, Sums } from './statement-days';
import { useStatementText } from './statement-text';
import { useStatement } from './use-statement';

/** What the books say of a driver's days; the period is in the address bar. One day shows its lines. */
export function Component() {
  const text = useStatementText();
  const { loading } = useDriverText();
  const [parameters, setParameters] = useSearchParams();
  const period = periodOfAddress(parameters, new Date(serverNow()));
  const statement = useStatement(period);
  const { data, isPlaceholderData } = statement;
  return (
    <div className="ui-page driver-stack">
      <TextLink asChild className="driver-back">
        <Link to="/driver/earnings">
          <ArrowLeft aria-hidden size={18} />
          {text.back}
        </Link>
      </TextLink>
      <PageHead title={text.title} />
      <PeriodChoice period={period} onChoose={(next) => setParameters(addressOfPeriod(next), { replace: true })} />
      {data && (
        <div className="driver-stack" aria-busy={isPlaceholderData || undefined}>
          {data.days.length === 0 ? (
            <Card>
              <EmptyState title={text.none} art={<Wallet />}>
                {text.noneText}
              </EmptyState>
            </Card>
          ) : (
            <>
              <Card title={text.totals}>
                <Sums sums={data.totals} />
              </Card>
              <SaveStatement period={period} />
              {[...data.days].reverse().map((day) => (
                <Day key={day.day} day={day} />
              ))}
            </>
          )}
        </div>
      )}
      {!data && isStuck(statement) && <LoadFailed title={text.failed} query={statement} />}
      {!data && !isStuck(statement) && (
        <SkeletonGroup label={loading} className="driver-stack">
          <Skeleton width="100%" height="14rem" />
        </SkeletonGroup>
      )}
    </div>
  );
}

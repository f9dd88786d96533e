import { call, QUERY } from '@pothik/api-client';
import { dhakaDay } from '@pothik/contracts/platform';
import { driverRoutes } from '@pothik/contracts/routes';
import { Money, useFormat } from '@pothik/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTodayText } from './today-text';

/** What today has brought; without an answer nothing is shown, since nobody waits for it. */
export function Today() {
  const text = useTodayText();
  const { number } = useFormat();
  const day = dhakaDay(new Date());
  const { data } = useQuery({
    queryKey: [QUERY.Driver, 'earnings', day, day],
    queryFn: ({ signal }) => call(driverRoutes.earnings, { from: day, to: day }, { signal }),
  });
  if (!data) return null;
  const { earnings, rides } = data.totals;
  return (
    <dl className="driver-today" aria-label={text.title}>
      <div>
        <dt>{text.earned}</dt>
        <dd>
          <Money amount={earnings} />
        </dd>
      </div>
      <div>
        <dt>{text.rides}</dt>
        <dd>{number(rides)}</dd>
      </div>
      {rides > 0 && (
        <div>
          <dt>{text.perRide}</dt>
          <dd>
            <Money amount={Math.round(earnings / rides)} />
          </dd>
        </div>
      )}
    </dl>
  );
}

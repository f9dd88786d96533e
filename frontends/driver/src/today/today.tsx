import { call, QUERY, serverNow } from '@pothik/api-client';
import { dhakaDay } from '@pothik/contracts/platform';
import { driverRoutes } from '@pothik/contracts/routes';
import { Money, useFormat } from '@pothik/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { freshFor } from '../loading/fresh-for';
import { useTodayText } from './today-text';

/** The time online of a page that stays open moves as often, in ms. */
const TIME_MOVES_MS = 5 * 60_000;
const FRESH_MS = 15_000;

/** What today has brought; without an answer nothing is shown, since nobody waits for it. */
export function Today() {
  const text = useTodayText();
  const { number } = useFormat();
  const day = dhakaDay(new Date(serverNow()));
  const { data } = useQuery({
    queryKey: [QUERY.Driver, 'earnings', day, day],
    queryFn: ({ signal }) => call(driverRoutes.earnings, { from: day, to: day }, { signal }),
    refetchInterval: TIME_MOVES_MS,
    // No timer of its own between two turns: a page that waits sleeps.
    staleTime: freshFor(FRESH_MS),
    gcTime: TIME_MOVES_MS,
  });
  if (!data) return null;
  const { earnings, rides, onlineMs } = data.totals;
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
      {onlineMs !== undefined && (
        <div>
          <dt>{text.online}</dt>
          <dd>
            <OnlineTime ms={onlineMs} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function OnlineTime({ ms }: { ms: number }) {
  const text = useTodayText();
  const { number } = useFormat();
  const minutes = Math.floor(ms / 60_000);
  const hours = Math.floor(minutes / 60);
  return text.time(hours > 0 ? number(hours) : '', number(minutes % 60));
}

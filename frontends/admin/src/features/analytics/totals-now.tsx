import { serverNow } from '@pothik/api-client';
import type { DriverAnalytics } from '@pothik/contracts/driver';
import { dhakaDay, dhakaDayAfter, dhakaHour } from '@pothik/contracts/platform';
import { Stat, TextLink, useFormat, useUiText } from '@pothik/ui-kit';
import { Link } from 'react-router';
import { useAnalyticsText } from './analytics-text';
import { weekdayName } from './day-format.rules';
import { ridesBeforeHour, trendOf } from './trend.rules';
import { useTrendNote } from './trend-words';
import { useChangedDrivers, useOnlineDrivers, useRideAnalytics } from './use-analytics';

const WEEK = 7;

/** How it stands now, whatever the period: the rides of today, the drivers ONLINE, those who wait for approval. */
export function TotalsNow({ drivers }: { drivers: DriverAnalytics | undefined }) {
  return (
    <>
      <RidesToday />
      <DriversOnline drivers={drivers} />
      {drivers && <Waiting drivers={drivers} />}
    </>
  );
}

/** Today is not over: compared are the hours that both it and the same weekday of the week before have in full. */
function RidesToday() {
  const text = useAnalyticsText();
  const { number, digits } = useFormat();
  const { locale } = useUiText();
  const noteOf = useTrendNote();
  const now = new Date(serverNow());
  const today = dhakaDay(now);
  const lastWeek = dhakaDayAfter(today, -WEEK);
  const { data, error } = useRideAnalytics({ from: today, to: today });
  const { data: then } = useRideAnalytics({ from: lastWeek, to: lastWeek });
  const hour = dhakaHour(now);
  const trend = data && then && trendOf(ridesBeforeHour(data.byHour, hour), ridesBeforeHour(then.byHour, hour));
  const note = noteOf(trend, text.lastWeekday(weekdayName(lastWeek, locale), digits(`${hour}:00`)));
  if (!data) return <Stat label={text.ridesToday} value="–" note={error && text.notLoaded} />;
  return <Stat label={text.ridesToday} value={number(data.totals.rides)} {...note} />;
}

function DriversOnline({ drivers }: { drivers: DriverAnalytics | undefined }) {
  const text = useAnalyticsText();
  const { number } = useFormat();
  const { data: online, error } = useOnlineDrivers();
  const approved = drivers?.byStatus.find(({ status }) => status === 'APPROVED')?.drivers;
  if (online === undefined) return <Stat label={text.driversOnline} value="–" note={error && text.notLoaded} />;
  const map = (
    <span>
      {approved !== undefined && `${text.ofApproved(number(approved))} · `}
      <TextLink asChild className="ui-nowrap ui-hit">
        <Link to="/admin/live">{text.onTheMap}</Link>
      </TextLink>
    </span>
  );
  return <Stat label={text.driversOnline} value={number(online)} note={map} />;
}

/** Drivers who wait for approval, and those who changed something since theirs. */
function Waiting({ drivers: { byStatus } }: { drivers: DriverAnalytics }) {
  const text = useAnalyticsText();
  const { number } = useFormat();
  const { data: changed = 0, error } = useChangedDrivers();
  const pending = byStatus.find(({ status }) => status === 'PENDING')?.drivers ?? 0;
  const note = (
    <span>
      {pending > 0 && (
        <TextLink asChild className="ui-hit">
          <Link to="/admin/pending-drivers">{text.review}</Link>
        </TextLink>
      )}
      {pending > 0 && (changed > 0 || error) && ' · '}
      {changed > 0 && (
        <TextLink asChild className="ui-hit">
          <Link to="/admin/all-drivers?changed=true">{text.changed(number(changed))}</Link>
        </TextLink>
      )}
      {changed === 0 && error && text.changedNotLoaded}
    </span>
  );
  return <Stat label={text.pending} value={number(pending)} note={(pending > 0 || changed > 0 || error) && note} />;
}

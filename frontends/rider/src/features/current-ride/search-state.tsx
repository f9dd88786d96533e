import { invalidate, QUERY } from '@pothik/api-client';
import { type RideView, SEARCH } from '@pothik/contracts/ride';
import { Card, formatCountdown, useCountdown, useFormat } from '@pothik/ui-kit';
import { useEffect } from 'react';
import { useCurrentRideText } from './current-ride-text';

type Search = NonNullable<RideView['asking']>;

/** How long the search has gone on, and how many were asked, with whose turn it is. */
export function SearchLine({ search: { until, asked, looking }, className }: { search: Search; className?: string }) {
  const text = useCurrentRideText();
  const { digits, number } = useFormat();
  const left = useCountdown(until);
  // Even without a notification.
  useEffect(() => {
    if (left === 0) void invalidate(QUERY.CurrentRide);
  }, [left]);
  if (until === undefined) return null;
  const time = digits(formatCountdown(SEARCH.lastsMs / 1000 - left));
  return (
    <p className={className ?? 'rider-quiet rider-small'} role="timer" aria-live="off">
      {text.lookingFor(time, number(asked.length + (looking ? 0 : 1)))}
    </p>
  );
}

/** While it is nobody's turn: drivers are looked for, and how long still. */
export function StillLooking({ search }: { search: Search }) {
  const text = useCurrentRideText();
  const { time } = useFormat();
  return (
    <Card as="div">
      <SearchLine search={search} className="rider-strong" />
      {search.until && <p className="rider-quiet rider-small">{text.lookingUntil(time(search.until))}</p>}
    </Card>
  );
}

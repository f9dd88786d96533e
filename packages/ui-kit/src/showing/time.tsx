import { formatClock, formatDateTime, formatRelative, type Moment, toDate } from '../format/time.rules';
import type { Locale } from '../text/ui-text';
import { useUiText } from '../text/ui-text-provider';
import { useNow } from './use-now';

export interface TimeProps {
  at: Moment;
  locale?: Locale;
  className?: string;
}

const HALF_A_MINUTE = 30_000;

/** How long ago; the exact time on hover. */
export function RelativeTime({ at, locale, className }: TimeProps) {
  const words = useUiText();
  const now = useNow(HALF_A_MINUTE);
  const spoken = locale ?? words.locale;
  return (
    <time dateTime={toDate(at).toISOString()} title={formatDateTime(at, spoken)} className={className}>
      {formatRelative(at, now, spoken)}
    </time>
  );
}

/** The time of day; the date on hover. */
export function ClockTime({ at, locale, className }: TimeProps) {
  const words = useUiText();
  const spoken = locale ?? words.locale;
  return (
    <time dateTime={toDate(at).toISOString()} title={formatDateTime(at, spoken)} className={className}>
      {formatClock(at, spoken)}
    </time>
  );
}

import { useFormat, useNow, useUiText } from '@pothik/ui-kit';
import { useDriverText } from '../../drivers/driver-text';
import { formatElapsed } from './elapsed.rules';

const HALF_A_MINUTE = 30_000;

/** For how long a driver has waited for a decision; since when on hover. */
export function WaitingTime({ since }: { since: string }) {
  const { waiting } = useDriverText();
  const { dateTime } = useFormat();
  const { locale } = useUiText();
  const now = useNow(HALF_A_MINUTE);
  return (
    <time dateTime={since} title={dateTime(since)} className="admin-quiet ui-nowrap">
      {waiting(formatElapsed(now - Date.parse(since), locale))}
    </time>
  );
}

import { Banner, Button, Dock, RelativeTime, useFormat } from '@pothik/ui-kit';
import { BellOff } from 'lucide-react';
import { Link } from 'react-router';
import { pauseEndOf } from './availability.rules';
import { useAvailabilityText } from './availability-text';
import { useAvailability } from './use-availability';
import type { OfflineNews } from './use-offline-notice';

/** On every page but that without requests: why and since when the driver is OFFLINE. */
export function OfflineBanner({ news }: { news: OfflineNews }) {
  return (
    <Banner
      tone="warning"
      className="driver-offline-banner"
      icon={<BellOff aria-hidden />}
      action={<Actions news={news} size="small" />}
    >
      <Why news={news} />
    </Banner>
  );
}

/** The same at the thumb, on the page of the requests while none waits: going ONLINE is its next action. */
export function OfflineDock({ news }: { news: OfflineNews }) {
  return (
    <Dock className="driver-offline">
      <div role="status" className="driver-offline-why">
        <BellOff aria-hidden />
        <Why news={news} />
      </div>
      <Actions news={news} variant="primary" />
    </Dock>
  );
}

function Why({ news: { driver, reason } }: { news: OfflineNews }) {
  const text = useAvailabilityText();
  const { dateTime, time } = useFormat();
  const isOfPause = reason === 'cancelled-soon' || reason === 'pause-over';
  const since = isOfPause ? undefined : driver.availabilitySince;
  return (
    <span>
      {text[reason]}
      {reason === 'cancelled-soon' && (
        <span className="driver-banner-line driver-small">{text.pausedUntil(time(pauseEndOf(driver)))}</span>
      )}
      {since && (
        <span className="driver-banner-line driver-small">
          {text.since(dateTime(since))} · <RelativeTime at={since} />
        </span>
      )}
    </span>
  );
}

interface ActionsProps {
  news: OfflineNews;
  size?: 'small';
  variant?: 'primary' | 'outline';
}

/** Nobody goes ONLINE during a pause: then there is nothing to do but to have read it. */
function Actions({ news: { driver, reason, dismiss }, size, variant = 'outline' }: ActionsProps) {
  const text = useAvailabilityText();
  const { busy, change } = useAvailability(driver);
  const shape = size ? { size } : {};
  return (
    <span className="driver-offline-actions">
      <Button {...shape} variant="quiet" className="ui-nowrap" onClick={dismiss}>
        {text.seen}
      </Button>
      {reason === 'changed' && (
        <Button {...shape} variant={variant} className="ui-nowrap" asChild>
          <Link to="/profile">{text.seeChange}</Link>
        </Button>
      )}
      {reason !== 'changed' && reason !== 'cancelled-soon' && (
        <Button {...shape} variant={variant} className="ui-nowrap" loading={busy} onClick={() => void change('ONLINE')}>
          {text.goOnline}
        </Button>
      )}
    </span>
  );
}

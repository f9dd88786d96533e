import type { DriverView } from '@pothik/contracts/driver';
import { Banner, Button } from '@pothik/ui-kit';
import { BellOff } from 'lucide-react';
import { offlineReasonOf } from './availability.rules';
import { useAvailabilityText } from './availability-text';
import { useAvailability } from './use-availability';

/** Says why a driver was set OFFLINE by the system or an administrator, until they are ONLINE again. */
export function OfflineNotice({ driver }: { driver: DriverView }) {
  const text = useAvailabilityText();
  const { busy, change } = useAvailability(driver);
  const reason = offlineReasonOf(driver);
  if (!reason) return null;
  const action = (
    <Button size="small" className="ui-nowrap" loading={busy} onClick={() => void change('ONLINE')}>
      {text.goOnline}
    </Button>
  );
  return (
    <Banner tone="warning" icon={<BellOff aria-hidden />} action={action}>
      {text[reason]}
    </Banner>
  );
}

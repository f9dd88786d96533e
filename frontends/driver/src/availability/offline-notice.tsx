import { useLive } from '@pothik/api-client';
import type { DriverView } from '@pothik/contracts/driver';
import { FEED_KIND } from '@pothik/contracts/notification';
import { Banner, Button } from '@pothik/ui-kit';
import { BellOff } from 'lucide-react';
import { useState } from 'react';
import { useAvailabilityText } from './availability-text';
import { useAvailability } from './use-availability';

/** Tells a driver why the system set them OFFLINE; it stays until they are ONLINE again. */
export function OfflineNotice({ driver }: { driver: DriverView }) {
  const text = useAvailabilityText();
  const { busy, change } = useAvailability(driver);
  const [told, setTold] = useState(false);
  useLive([FEED_KIND.AVAILABILITY_CHANGED], ({ facts }) => {
    setTold(facts.to === 'OFFLINE' && facts.cause === 'unanswered');
  });
  const goOnline = async () => {
    await change('ONLINE');
    setTold(false);
  };
  if (!told) return null;
  const action = (
    <Button size="small" loading={busy} onClick={() => void goOnline()}>
      {text.goOnline}
    </Button>
  );
  return (
    <Banner tone="warning" icon={<BellOff aria-hidden />} action={action}>
      {text.unanswered}
    </Banner>
  );
}

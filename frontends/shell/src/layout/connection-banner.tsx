import { useConnection } from '@pothik/api-client';
import { Banner } from '@pothik/ui-kit';
import { WifiOff } from 'lucide-react';
import { useShellText } from '../texts/shell-text';

/** Says that the page may be out of date. It fades in late, so that a short break of the stream shows nothing. */
export function ConnectionBanner() {
  const text = useShellText();
  const connection = useConnection();
  if (connection === 'online') return null;
  const offline = connection === 'offline';
  return (
    <Banner className={offline ? undefined : 'shell-late'} icon={<WifiOff aria-hidden="true" />}>
      {offline ? text.offline : text.reconnecting}
    </Banner>
  );
}

import { useConnection, useSession } from '@pothik/api-client';
import { Banner } from '@pothik/ui-kit';
import { WifiOff } from 'lucide-react';
import { useShellText } from '../texts/shell-text';

/** Says that the page may be out of date. A device that takes a dead network for one is as good as offline. The line fades in late, so that a short break of the stream shows nothing. */
export function ConnectionBanner() {
  const text = useShellText();
  const connection = useConnection();
  const { unreachable } = useSession();
  const offline = connection === 'offline' || unreachable;
  if (connection === 'online' && !offline) return null;
  return (
    <Banner className={offline ? undefined : 'shell-late'} icon={<WifiOff aria-hidden="true" />}>
      {offline ? text.offline : text.reconnecting}
    </Banner>
  );
}

import { useConnection } from '@pothik/api-client';
import { Banner } from '@pothik/ui-kit';
import { WifiOff } from 'lucide-react';
import { useShellText } from '../texts/shell-text';

/** Says that what is on the page may be old; a short break of the stream is not worth a word (it fades in late). */
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

import { WithCache } from '../cache/with-cache';
import { RemotePart } from '../federation/remote-part';
import { AlarmFailed } from './alarm-failed';

/** The alarm, a component of the admin remote. */
export function Component() {
  return (
    <WithCache>
      <RemotePart remote="admin" expose="alarm" waiting={null} failed={(retry) => <AlarmFailed onRetry={retry} />} />
    </WithCache>
  );
}

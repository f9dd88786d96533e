import { WithCache } from '../cache/with-cache';
import { RemotePart } from '../federation/remote-part';

/** A request comes up over home and other pages outside of the drivers' area, by a component of the driver remote. */
export function Component() {
  return (
    <WithCache>
      <RemotePart remote="driver" expose="incoming-request" waiting={null} failed={() => null} />
    </WithCache>
  );
}

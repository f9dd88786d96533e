import { WithCache } from '../app/with-cache';
import { RemotePart } from '../federation/remote-part';
import { PageSkeleton } from '../layout/page-skeleton';

/** Registering as driver: the page is the driver remote's. */
export function Component() {
  return (
    <WithCache>
      <RemotePart remote="driver" expose="register" waiting={<PageSkeleton />} />
    </WithCache>
  );
}

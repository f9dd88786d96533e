import { WithCache } from '../cache/with-cache';
import { RemotePart } from '../federation/remote-part';
import { PageSkeleton } from '../page-parts/page-skeleton';
import { partFailed } from '../page-parts/part-failed';

/** Registering as driver: the page is the driver remote's. */
export function Component() {
  return (
    <WithCache>
      <RemotePart remote="driver" expose="register" waiting={<PageSkeleton />} failed={partFailed} />
    </WithCache>
  );
}

import { WithCache } from '../app/with-cache';
import { RemotePart } from '../federation/remote-part';
import { PageSkeleton } from '../layout/page-skeleton';
import { partFailed } from '../layout/part-failed';

/** Registering as driver: the page is the driver remote's. */
export function Component() {
  return (
    <WithCache>
      <RemotePart remote="driver" expose="register" waiting={<PageSkeleton />} failed={partFailed} />
    </WithCache>
  );
}

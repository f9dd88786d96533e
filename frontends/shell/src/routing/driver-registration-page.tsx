import { WithCache } from '../cache/with-cache';
import { RemotePart } from '../federation/remote-part';
import { PageSkeleton } from '../page-parts/page-skeleton';
import { partFailed } from '../page-parts/part-failed';

/** Driver registration, a page of the driver remote. */
export function Component() {
  return (
    <WithCache>
      <RemotePart remote="driver" expose="register" waiting={<PageSkeleton />} failed={partFailed} />
    </WithCache>
  );
}

import '@pothik/ui-kit/dialogs';
import type { GetRideDialogProps } from '@pothik/api-client';
import { Dialog, Skeleton, SkeletonGroup } from '@pothik/ui-kit';
import type { ReactNode } from 'react';
import { WithCache } from '../cache/with-cache';
import { RemotePart } from '../federation/remote-part';
import { partFailed } from '../page-parts/part-failed';
import { useShellText } from '../texts/shell-text';

/** The rider remote's booking dialog; until it has loaded, a dialog of the same shape, with Retry if it does not load. */
export function Component(props: GetRideDialogProps) {
  const text = useShellText();
  const framed = (children: ReactNode) => (
    <Dialog {...props} title={text.getRide}>
      {children}
    </Dialog>
  );
  const waiting = framed(
    <SkeletonGroup label={text.loading} className="shell-page-skeleton">
      <Skeleton width="100%" height="7rem" />
      <Skeleton width="100%" height="12rem" />
    </SkeletonGroup>,
  );
  return (
    <WithCache>
      <RemotePart
        remote="rider"
        expose="get-ride"
        with={props}
        waiting={waiting}
        failed={(retry) => framed(partFailed(retry))}
      />
    </WithCache>
  );
}

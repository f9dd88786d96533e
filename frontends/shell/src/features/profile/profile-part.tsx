import '@pothik/ui-kit/dialogs';
import { LoadedPart } from '@pothik/api-client';
import { Dialog, Skeleton, SkeletonGroup } from '@pothik/ui-kit';
import type { ComponentType, ReactNode } from 'react';
import { partFailed } from '../../page-parts/part-failed';
import { useProfileText } from './profile-text';

interface ProfilePartProps<Props extends { onClose: () => void }> {
  load: () => Promise<{ Component: ComponentType<Props> }>;
  title: string;
  with: Props;
}

/** A dialog whose code loads when it first opens; meanwhile a placeholder of the same shape, with Retry if the code does not load. */
export function ProfilePart<Props extends { onClose: () => void }>({
  load,
  title,
  with: props,
}: ProfilePartProps<Props>) {
  const text = useProfileText();
  const framed = (children: ReactNode) => (
    <Dialog open onOpenChange={(open) => !open && props.onClose()} title={title} size="narrow">
      {children}
    </Dialog>
  );
  const waiting = framed(
    <SkeletonGroup label={text.loading} className="shell-stack">
      <Skeleton width="100%" height="7rem" />
      <Skeleton width="100%" height="12rem" />
    </SkeletonGroup>,
  );
  return <LoadedPart load={load} with={props} waiting={waiting} failed={(retry) => framed(partFailed(retry))} />;
}

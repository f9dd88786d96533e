import { Skeleton, SkeletonGroup } from '@pothik/ui-kit';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useDriverText } from '../texts/driver-text';
import { LoadFailed } from './load-failed';

export interface LoadedPartProps<Props extends object> {
  /** Fetches the code: a stable function, or the part is fetched at every render. */
  load: () => Promise<ComponentType<Props>>;
  /** Given to the component. */
  with: Props;
}

type Part<Props> = { Component: ComponentType<Props> } | 'loading' | 'failed';

/** A part of a page whose code is fetched when it is first shown, as forms are, with Retry when it does not come. */
export function LoadedPart<Props extends object>({ load, with: props }: LoadedPartProps<Props>) {
  const text = useDriverText();
  const [part, setPart] = useState<Part<Props>>('loading');
  const fetchPart = useCallback(async () => {
    setPart('loading');
    try {
      const Component = await load();
      setPart({ Component });
    } catch (error) {
      console.warn('A part of the page did not load.', error);
      setPart('failed');
    }
  }, [load]);
  useEffect(() => void fetchPart(), [fetchPart]);

  if (part === 'failed')
    return <LoadFailed title={text.pageFailed} query={{ refetch: fetchPart, isFetching: false }} />;
  if (part === 'loading') {
    return (
      <SkeletonGroup label={text.loading}>
        <Skeleton width="100%" height="11rem" />
      </SkeletonGroup>
    );
  }
  return <part.Component {...props} />;
}

import { LoadedPart, type LoadedPartProps } from '@pothik/api-client';
import { Skeleton, SkeletonGroup } from '@pothik/ui-kit';
import { useDriverText } from '../texts/driver-text';
import { LoadFailed } from './load-failed';

type PagePartProps<Props extends object> = Pick<LoadedPartProps<Props>, 'load' | 'with'> & {
  /** A dialog takes no place on the page. */
  isDialog?: boolean;
};

/** A part of a page, such as a step's form: its code loads when it is needed, with Retry when it fails. */
export function PagePart<Props extends object>({ isDialog, ...part }: PagePartProps<Props>) {
  const text = useDriverText();
  const waiting = (
    <SkeletonGroup label={text.loading}>
      <Skeleton width="100%" height="11rem" />
    </SkeletonGroup>
  );
  const failed = (retry: () => void) => (
    <LoadFailed title={text.pageFailed} query={{ refetch: retry, isFetching: false }} />
  );
  return <LoadedPart {...part} waiting={isDialog ? null : waiting} failed={failed} />;
}

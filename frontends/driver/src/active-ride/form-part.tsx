import { LoadedPart, type LoadedPartProps } from '@pothik/api-client';
import { Skeleton, SkeletonGroup } from '@pothik/ui-kit';
import { LoadFailed } from '../loading/load-failed';
import { useDriverText } from '../texts/driver-text';

type FormPartProps<Props extends object> = Pick<LoadedPartProps<Props>, 'load' | 'with'>;

/** A step's form: its code is fetched when the step is reached, with Retry when it does not come. */
export function FormPart<Props extends object>(part: FormPartProps<Props>) {
  const text = useDriverText();
  const waiting = (
    <SkeletonGroup label={text.loading}>
      <Skeleton width="100%" height="11rem" />
    </SkeletonGroup>
  );
  const failed = (retry: () => void) => (
    <LoadFailed title={text.pageFailed} query={{ refetch: retry, isFetching: false }} />
  );
  return <LoadedPart {...part} waiting={waiting} failed={failed} />;
}

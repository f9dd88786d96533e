import { Skeleton, SkeletonGroup } from '@pothik/ui-kit';
import { useShellText } from '../texts/shell-text';

/** A page's shape while its person or its code is on the way. */
export function PageSkeleton() {
  return (
    <SkeletonGroup label={useShellText().loading} className="ui-page shell-page-skeleton">
      <Skeleton width="14rem" height="2rem" />
      <Skeleton width="100%" height="9rem" />
      <Skeleton width="100%" height="14rem" />
    </SkeletonGroup>
  );
}

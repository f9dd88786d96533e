import { Skeleton, SkeletonGroup } from '@pothik/ui-kit';
import { useShellText } from '../texts/shell-text';

/** A placeholder in the shape of a page while its session or its code loads. */
export function PageSkeleton() {
  return (
    <SkeletonGroup label={useShellText().loading} className="ui-page shell-page-skeleton">
      <Skeleton width="14rem" height="2rem" />
      <Skeleton width="100%" height="9rem" />
      <Skeleton width="100%" height="14rem" />
    </SkeletonGroup>
  );
}

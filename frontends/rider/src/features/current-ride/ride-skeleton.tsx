import { Card, Skeleton, SkeletonGroup } from '@pothik/ui-kit';
import { useNoRideText } from './no-ride-text';

export function RideSkeleton() {
  const text = useNoRideText();
  return (
    <SkeletonGroup label={text.loading} className="rider-stack">
      <Skeleton width="60%" height="2rem" />
      <Card as="div" className="rider-stack">
        <Skeleton width="70%" />
        <Skeleton width="55%" />
      </Card>
      <Card as="div" className="rider-line">
        <Skeleton width="4rem" circle />
        <Skeleton width="60%" height="1.125rem" />
      </Card>
      <Skeleton height="9rem" />
    </SkeletonGroup>
  );
}

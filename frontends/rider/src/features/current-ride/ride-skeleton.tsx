import { isOpen, type RideView } from '@pothik/contracts/ride';
import { RideMapPlace } from '@pothik/ride-ui';
import { Card, Skeleton, SkeletonGroup } from '@pothik/ui-kit';
import { useNoRideText } from './no-ride-text';
import { RideHead } from './ride-head';

/** What stands until a ride is shown; once it is known which, its map's place and its head stand where they stay. */
export function RideSkeleton({ ride }: { ride?: RideView }) {
  const text = useNoRideText();
  return (
    <div className="rider-stack rider-trip">
      {ride && isOpen(ride.rideStatus) && <RideMapPlace ride={ride} className="rider-map" />}
      {ride && <RideHead ride={ride} />}
      <SkeletonGroup label={text.loading} className="rider-stack">
        {!ride && <Skeleton width="60%" height="2rem" />}
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
    </div>
  );
}

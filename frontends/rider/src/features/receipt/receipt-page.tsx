import { isRefusal, isStuck } from '@pothik/api-client';
import { useRide } from '@pothik/ride-ui';
import { Card, Skeleton, SkeletonGroup, TextLink } from '@pothik/ui-kit';
import { ArrowLeft } from 'lucide-react';
import { Link, useLocation, useParams } from 'react-router';
import { NotLoaded } from '../../rides/not-loaded';
import { NoSuchRide } from './no-such-ride';
import { Receipt } from './receipt';
import { isRideId, listOfState } from './receipt.rules';
import { useReceiptText } from './receipt-text';

/** One ride with its history; once it is over, a receipt to print. */
export function Component() {
  const text = useReceiptText();
  const { rideId = '' } = useParams();
  const list = listOfState(useLocation().state);
  return (
    <div className="ui-page rider-receipt-page">
      <TextLink asChild className="rider-back">
        <Link to={list}>
          <ArrowLeft aria-hidden size={18} />
          {text.back}
        </Link>
      </TextLink>
      <ReceiptOf key={rideId} rideId={rideId} />
    </div>
  );
}

function ReceiptOf({ rideId }: { rideId: string }) {
  const text = useReceiptText();
  const isValid = isRideId(rideId);
  const ride = useRide(isValid ? rideId : undefined);
  if (!isValid || isRefusal(ride.error, 'ride/not-found')) return <NoSuchRide />;
  if (ride.data) return <Receipt ride={ride.data} />;
  if (isStuck(ride)) {
    return (
      <Card>
        <NotLoaded title={text.failed} query={ride} />
      </Card>
    );
  }
  return (
    <SkeletonGroup label={text.loading} className="rider-stack">
      <Card as="div" className="rider-stack">
        <Skeleton width="40%" height="2rem" />
        <Skeleton width="70%" />
        <Skeleton width="55%" />
        <Skeleton height="12rem" />
      </Card>
    </SkeletonGroup>
  );
}

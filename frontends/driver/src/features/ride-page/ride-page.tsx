import { ApiRefusal, isStuck } from '@pothik/api-client';
import { isEngaged, isOpen, type RideView } from '@pothik/contracts/ride';
import { RideReviewBadge, RideStatusPill, SosState, useRide } from '@pothik/ride-ui';
import { Button, Card, EmptyState, Skeleton, SkeletonGroup, TextLink, useFormat } from '@pothik/ui-kit';
import { ArrowLeft, Navigation, SearchX } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { BlockRider } from '../../blocks/block-rider';
import { LoadFailed } from '../../loading/load-failed';
import { RidePayment } from '../../payment/ride-payment';
import { useDriverText } from '../../texts/driver-text';
import { RideDetails } from './ride-details';
import { RideHistory } from './ride-history';
import { sectionState, wayBack } from './ride-page.rules';
import { useRidePageText } from './ride-page-text';

/** One ride of this driver, open or ended, updated live. */
export function Component() {
  const { rideId = '' } = useParams();
  const text = useRidePageText();
  const ride = useRide(rideId);
  return (
    <div className="ui-page driver-stack">
      {ride.data && <Ride ride={ride.data} />}
      {!ride.data && isUnknown(ride.error) && <UnknownRide />}
      {!isUnknown(ride.error) && isStuck(ride) && <LoadFailed title={text.failed} query={ride} />}
      {!ride.data && !isStuck(ride) && <RideSkeleton />}
    </div>
  );
}

/** Somebody else's ride, no ride, or an invalid id. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiRefusal && (error.status === 404 || error.status === 400);

function Ride({ ride }: { ride: RideView }) {
  const text = useRidePageText();
  const { dateTime } = useFormat();
  const { state } = useLocation();
  const navigate = useNavigate();
  const { rideStatus } = ride;
  useEffect(() => {
    const said = sectionState(rideStatus, state);
    if (said) void navigate({ search: location.search }, { replace: true, state: said, preventScrollReset: true });
  }, [rideStatus, state, navigate]);
  return (
    <>
      <title>{text.documentTitle(text.title(dateTime(ride.createdAt)))}</title>
      <div>
        <TextLink asChild className="driver-back">
          <Link to={wayBack(rideStatus, state)}>
            <ArrowLeft aria-hidden size={18} />
            {text.back}
          </Link>
        </TextLink>
        <div className="driver-ride-head">
          <h1>{text.title(dateTime(ride.createdAt))}</h1>
          <RideStatusPill status={rideStatus} reader="DRIVER" />
        </div>
        <RideReviewBadge ride={ride} isExplained />
      </div>
      {!isOpen(rideStatus) && <SosState ride={ride} />}
      <div className="driver-columns">
        <RideDetails ride={ride} />
        <RideHistory ride={ride} />
      </div>
      {rideStatus === 'COMPLETED' && <RidePayment ride={ride} />}
      {!isOpen(rideStatus) && <BlockRider ride={ride} />}
      {isOpen(rideStatus) && (
        <Button asChild variant="primary" size="large" icon={<Navigation aria-hidden />}>
          <Link to="/driver/ride-request">{isEngaged(rideStatus) ? text.goOn : text.answer}</Link>
        </Button>
      )}
    </>
  );
}

function UnknownRide() {
  const text = useRidePageText();
  const toList = (
    <Button asChild variant="primary">
      <Link to="/driver/ride-completed">{text.back}</Link>
    </Button>
  );
  return (
    <Card>
      <EmptyState level={1} title={text.notFound} art={<SearchX />} action={toList}>
        {text.notFoundText}
      </EmptyState>
    </Card>
  );
}

function RideSkeleton() {
  return (
    <SkeletonGroup label={useDriverText().loading} className="driver-stack">
      <Skeleton width="16rem" height="2rem" />
      <Skeleton width="100%" height="9rem" />
      <Skeleton width="100%" height="14rem" />
    </SkeletonGroup>
  );
}

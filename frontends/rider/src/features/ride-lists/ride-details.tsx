import { call, QUERY } from '@pothik/api-client';
import { type RideView, rideHttp } from '@pothik/contracts/ride';
import {
  ClockTime,
  DescriptionList,
  Dialog,
  ErrorState,
  Money,
  RouteStrip,
  Skeleton,
  SkeletonGroup,
  type Step,
  Stepper,
  useFormat,
} from '@pothik/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { progressOf } from '../../rides/ride.rules';
import { RideStatusPill } from '../../rides/ride-status-pill';
import { useRideWords } from '../../rides/ride-words';
import { STEP_WORD } from '../../rides/step-words';
import { useRiderText } from '../../texts/rider-text';
import { useRideListText } from './ride-list-text';

/** One ride over the list: its way, its people, its history. */
export function RideDetails({ rideId, onClose }: { rideId: string; onClose(): void }) {
  const text = useRideListText();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [QUERY.RideRequest, 'ride', rideId],
    queryFn: ({ signal }) => call(rideHttp.getRide, { rideId }, { signal }),
  });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={text.details}>
      {data && <Details ride={data} />}
      {!data && error && <ErrorState title={text.detailsFailed} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && (
        <SkeletonGroup label={text.loading} className="rider-stack">
          <Skeleton width="70%" />
          <Skeleton height="8rem" />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}

function Details({ ride }: { ride: RideView }) {
  const text = useRideListText();
  const words = useRiderText();
  const { dateTime } = useFormat();
  const { driver, user, fare } = ride;
  const lines = [
    { term: text.date, description: dateTime(ride.createdAt) },
    { term: text.rider, description: user.name },
    { term: words.driver, description: driver.user.name },
    { term: text.vehicle, description: `${driver.vehicle.brand} ${driver.vehicle.model}` },
    { term: words.fare, description: fare === null ? text.notSet : <Money amount={fare} /> },
  ];
  return (
    <div className="rider-stack">
      <div>
        <RideStatusPill status={ride.rideStatus} />
      </div>
      <RouteStrip
        pickupLabel={words.pickup}
        pickup={ride.pickupLocation}
        dropLabel={words.drop}
        drop={ride.dropLocation}
        progress={progressOf(ride)}
      />
      <DescriptionList items={lines} />
      <h3>{text.history}</h3>
      <Stepper label={text.history} steps={useHistory(ride)} />
    </div>
  );
}

/** Everything that happened: what, when, by whom and why. */
function useHistory({ history, driver }: RideView): Step[] {
  const text = useRideListText();
  const words = useRideWords();
  return history.map(({ to, by, at, reason }) => {
    const who = words.by(by, driver.user.name);
    const why = by === 'SYSTEM' ? words.systemReason(reason) : reason;
    return {
      key: `${to} ${at}`,
      label: words[STEP_WORD[to]],
      state: to === 'CANCELLED' || to === 'REJECTED' ? 'failed' : 'done',
      time: <ClockTime at={at} />,
      note: why ? text.because(who, why) : who,
    };
  });
}

import { QUERY_KEY, queryClient } from '@pothik/api-client';
import { isOpen, type RideView, writtenOf } from '@pothik/contracts/ride';
import { useVehicleWords } from '@pothik/ride-ui';
import { Button, useFormat } from '@pothik/ui-kit';
import { pointsOf } from '../../rides/booking-points.rules';
import { useSearch } from '../../rides/use-search';
import { useCurrentRideText } from './current-ride-text';

interface AskNearestAgainProps {
  ride: RideView;
  onFailed(failure: unknown): void;
}

/** Searches for another driver of the same vehicle type, from the same places, with the same offer: nothing is typed twice. */
export function AskNearestAgain({ ride, onFailed }: AskNearestAgainProps) {
  const text = useCurrentRideText();
  const words = useVehicleWords();
  const { taka } = useFormat();
  const search = useSearch({
    onAsked: (asked) => {
      if (isOpen(asked.rideStatus)) queryClient.setQueryData(QUERY_KEY.currentRide, asked);
    },
    onFailed,
  });
  const { vehicleType } = ride.driver.vehicle;
  const offer = ride.offer?.fare;
  const ask = () =>
    search.ask({ ...writtenOf(ride), ...pointsOf(ride), vehicleType, ...(offer === undefined ? {} : { offer }) });
  const price = offer === undefined ? '' : ` · ${taka(offer)}`;
  return (
    <Button variant="primary" loading={search.busy} onClick={() => void ask()}>
      {`${text.askNearest(words[vehicleType])}${price}`}
    </Button>
  );
}

/** Whether somebody else may take the ride: its driver or the system ended it before the pickup. */
export function mayAskAgain({ rideStatus, history }: Pick<RideView, 'rideStatus' | 'history'>): boolean {
  const by = history.at(-1)?.by;
  const isPickedUp = history.some(({ to }) => to === 'PICKED UP');
  return rideStatus !== 'COMPLETED' && !isPickedUp && (by === 'DRIVER' || by === 'SYSTEM');
}

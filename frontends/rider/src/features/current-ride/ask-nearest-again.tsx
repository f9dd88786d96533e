import { failureText, QUERY_KEY, queryClient } from '@pothik/api-client';
import { type RideView, writtenOf } from '@pothik/contracts/ride';
import { useVehicleWords } from '@pothik/ride-ui';
import { Button, Note, useFormat } from '@pothik/ui-kit';
import { useState } from 'react';
import { pointsOf } from '../../rides/booking-points.rules';
import { useSearch } from '../../rides/use-search';
import { useCurrentRideText } from './current-ride-text';

/** Searches for another driver of the same vehicle type, from the same places, with the same offer: nothing is typed twice. */
export function AskNearestAgain({ ride }: { ride: RideView }) {
  const text = useCurrentRideText();
  const words = useVehicleWords();
  const { taka } = useFormat();
  const [failure, setFailure] = useState<unknown>();
  const search = useSearch({
    onAsked: (asked) => queryClient.setQueryData(QUERY_KEY.currentRide, asked),
    onFailed: setFailure,
  });
  const { vehicleType } = ride.driver.vehicle;
  const offer = ride.offer?.fare;
  const ask = () =>
    search.ask({ ...writtenOf(ride), ...pointsOf(ride), vehicleType, ...(offer === undefined ? {} : { offer }) });
  const price = offer === undefined ? '' : ` · ${taka(offer)}`;
  return (
    <>
      {failure !== undefined && !search.busy && (
        <Note tone="danger" alert>
          {failureText(failure)}
        </Note>
      )}
      <Button variant="primary" loading={search.busy} onClick={() => void ask()}>
        {`${text.askNearest(words[vehicleType])}${price}`}
      </Button>
    </>
  );
}

/** Whether somebody else may take the ride: its driver or the system ended it before the pickup. */
export function mayAskAgain({ rideStatus, history }: Pick<RideView, 'rideStatus' | 'history'>): boolean {
  const by = history.at(-1)?.by;
  const isPickedUp = history.some(({ to }) => to === 'PICKED UP');
  return rideStatus !== 'COMPLETED' && !isPickedUp && (by === 'DRIVER' || by === 'SYSTEM');
}

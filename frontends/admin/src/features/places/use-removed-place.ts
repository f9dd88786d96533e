import { call, failureText, invalidate, QUERY } from '@pothik/api-client';
import type { OperatorPlaceView } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { toast } from '@pothik/ui-kit';
import { useState } from 'react';
import { usePlacesText } from './places-text';

/** Removes places; the last one can be brought back until the page is left. */
export function useRemovedPlace() {
  const text = usePlacesText();
  const [removed, setRemoved] = useState<OperatorPlaceView>();
  const [busy, setBusy] = useState(false);
  const made = async (act: () => Promise<OperatorPlaceView>, done: (place: OperatorPlaceView) => void) => {
    if (busy) return;
    setBusy(true);
    try {
      done(await act());
    } catch (failure) {
      toast.error(failureText(failure));
    } finally {
      setBusy(false);
      void invalidate(QUERY.Place);
    }
  };
  const remove = ({ _id: placeId }: OperatorPlaceView) =>
    made(() => call(rideRoutes.removePlace, { placeId }), setRemoved);
  const undo = async () => {
    if (!removed) return;
    await made(
      () => call(rideRoutes.bringPlaceBack, { placeId: removed._id }),
      (place) => {
        setRemoved(undefined);
        toast.success(text.back(place.name));
      },
    );
  };
  return { removed, busy, remove, undo };
}

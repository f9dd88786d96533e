import { QUERY, useCommand } from '@pothik/api-client';
import type { OperatorPlaceView } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { toast } from '@pothik/ui-kit';
import { useState } from 'react';
import { usePlacesText } from './places-text';

/** Removes places; the last one can be brought back until the page is left. */
export function useRemovedPlace() {
  const text = usePlacesText();
  const [removed, setRemoved] = useState<OperatorPlaceView>();
  const removal = useCommand(rideRoutes.removePlace, { invalidates: [QUERY.Place], onSuccess: setRemoved });
  const undoing = useCommand(rideRoutes.bringPlaceBack, {
    invalidates: [QUERY.Place],
    onSuccess: (place) => {
      setRemoved(undefined);
      toast.success(text.back(place.name));
    },
  });
  const busy = removal.isPending || undoing.isPending;
  const remove = async ({ _id: placeId }: OperatorPlaceView) => {
    if (!busy) await removal.run({ placeId });
  };
  const undo = async () => {
    if (removed && !busy) await undoing.run({ placeId: removed._id });
  };
  return { removed, busy, remove, undo };
}

import { call, failureText, QUERY, queryClient } from '@pothik/api-client';
import type { OwnPlaces, SavedPlaceLabel } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import type { WrittenPlace } from '@pothik/ride-ui';
import { toast } from '@pothik/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

const OWN_PLACES = [QUERY.User, 'places'];

/** A place that was just removed, which can be undone. */
export interface RemovedPlace {
  label: SavedPlaceLabel;
  place: WrittenPlace;
}

/** The rider's saved and recent places; without them the search still works. */
export function useOwnPlaces() {
  const [removed, setRemoved] = useState<RemovedPlace>();
  const { data } = useQuery({
    queryKey: OWN_PLACES,
    queryFn: ({ signal }) => call(rideRoutes.ownPlaces, {}, { signal }),
  });

  const keep = async (change: Promise<OwnPlaces>, undoable?: RemovedPlace): Promise<void> => {
    try {
      queryClient.setQueryData(OWN_PLACES, await change);
      setRemoved(undoable);
    } catch (failure) {
      toast.error(failureText(failure));
    }
  };

  const save = (label: SavedPlaceLabel, { name, point }: WrittenPlace) =>
    keep(call(rideRoutes.savePlace, { label, name, ...(point ? { point } : {}) }));

  const remove = (label: SavedPlaceLabel) => {
    const place = data?.saved[label];
    return keep(call(rideRoutes.forgetPlace, { label }), place && { label, place });
  };

  return { own: data, removed, save, remove };
}

import { call } from '@pothik/api-client';
import type { Language, Point } from '@pothik/contracts/platform';
import { rideRoutes } from '@pothik/contracts/routes';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { pinnedPoint, writtenPlace } from './place-pin.rules';
import { usePlacePinText } from './place-pin-text';

/** How long the map must rest before its place is asked for, in ms. */
const REST_MS = 300;
/** How long its name may take; then the place has none, in ms. */
const NAME_WITHIN_MS = 3_000;

export interface PinnedPlace {
  point: Point;
  /** Undefined while it is asked for. */
  name: string | undefined;
}

/** The place under the pin, once the map rests there; one that nobody knows is a point on the map. */
export function usePinnedPlace(centre: Point | undefined, language: Language): PinnedPlace | undefined {
  const { unnamed } = usePlacePinText();
  const [point, setPoint] = useState<Point>();
  useEffect(() => {
    if (!centre) return;
    const timer = setTimeout(() => setPoint(pinnedPoint(centre)), REST_MS);
    return () => clearTimeout(timer);
  }, [centre]);
  const { data, isFetching } = useQuery({
    queryKey: ['place-at', point, language],
    queryFn: point
      ? () => call(rideRoutes.placeAt, { ...point, language }, { signal: AbortSignal.timeout(NAME_WITHIN_MS) })
      : skipToken,
    // The place can be chosen without its name: nobody waits for it twice.
    retry: false,
  });
  if (!point) return undefined;
  return { point, name: isFetching ? undefined : data ? writtenPlace(data, language) : unnamed };
}

import { call } from '@pothik/api-client';
import type { Point } from '@pothik/contracts/platform';
import { rideRoutes } from '@pothik/contracts/routes';
import { skipToken, useQuery } from '@tanstack/react-query';

/** The way along the roads between the ends of a ride; undefined while it loads, and where no roads are known. */
export function useRideWay(from: Point | undefined, to: Point | undefined): readonly Point[] | undefined {
  const ends = from && to && { fromLat: from.lat, fromLng: from.lng, toLat: to.lat, toLng: to.lng };
  const { data } = useQuery({
    queryKey: ['way', ends],
    queryFn: ends ? ({ signal }) => call(rideRoutes.wayBetween, ends, { signal }) : skipToken,
    // Roads do not move while a page is open; without the answer the straight line stays.
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
  return data?.line ?? undefined;
}

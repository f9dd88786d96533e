import { call } from '@pothik/api-client';
import type { Point } from '@pothik/contracts/platform';
import { rideRoutes } from '@pothik/contracts/routes';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';

/** The query of the way along the roads between two points; its line is null where no roads are known. */
export function wayQuery(from: Point | undefined, to: Point | undefined) {
  const ends = from && to && { fromLat: from.lat, fromLng: from.lng, toLat: to.lat, toLng: to.lng };
  return queryOptions({
    queryKey: ['way', ends],
    queryFn: ends ? ({ signal }) => call(rideRoutes.wayBetween, ends, { signal }) : skipToken,
    // Roads do not move while a page is open; without the answer the straight line stays.
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
}

/** The way along the roads between two points; undefined while it loads, and where no roads are known. */
export const useRideWay = (from: Point | undefined, to: Point | undefined): readonly Point[] | undefined =>
  useQuery(wayQuery(from, to)).data?.line ?? undefined;

import type { Point } from '@pothik/contracts/platform';
import { skipToken, useQuery } from '@tanstack/react-query';
import { positionKey } from './use-position-telling';

/** What was last told, as it is stored. Asks neither browser nor server. */
const useTelling = (driverId: string) =>
  useQuery<{ point: Point }>({
    queryKey: positionKey(driverId),
    queryFn: skipToken,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Where a driver last was, and when that was told, in ms since 1970. */
export interface ToldPoint {
  point: Point;
  at: number;
}

/** Where this driver last told that they are; undefined while they tell nothing. */
export function useToldPoint(driverId: string): ToldPoint | undefined {
  const { data, dataUpdatedAt } = useTelling(driverId);
  return data && { point: data.point, at: dataUpdatedAt };
}

/** Whether the browser gave no location when it was last asked. */
export const useLocationFailed = (driverId: string): boolean => useTelling(driverId).isError;

import type { Point } from '@pothik/contracts/platform';
import { skipToken, useQuery } from '@tanstack/react-query';
import { positionKey } from './use-position-telling';

/** Where this driver last told that they are, and when; undefined while they tell nothing. Asks neither browser nor server. */
export function useToldPoint(driverId: string): { point: Point; at: number } | undefined {
  const { data, dataUpdatedAt } = useQuery<{ point: Point }>({
    queryKey: positionKey(driverId),
    queryFn: skipToken,
    gcTime: 0,
  });
  return data && { point: data.point, at: dataUpdatedAt };
}

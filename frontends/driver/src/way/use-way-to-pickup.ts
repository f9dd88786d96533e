import { POSITION } from '@pothik/contracts/driver';
import { type Point, straightMetres } from '@pothik/contracts/platform';
import type { Range, RideView } from '@pothik/contracts/ride';
import { wayQuery } from '@pothik/ride-ui';
import { minutesOfWay } from '@pothik/ride-ui/rules';
import { useNow } from '@pothik/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ToldPoint, useToldPoint } from '../position/use-told-point';
import { beginOfWay, lineMetres } from './way.rules';

const LOCATION_LOOK_MS = 15_000;

/** How far the pickup is; `isRoad`: along the roads, else in a straight line, which takes no stated minutes. */
export interface WayLength {
  metres: number;
  minutes: Range | undefined;
  isRoad: boolean;
}

export interface WayToPickup {
  /** Where the shown way begins. */
  from: Point;
  last: ToldPoint;
  isOld: boolean;
  /** Undefined while the roads are being asked for. */
  length: WayLength | undefined;
}

/** The driver's own way to a ride's pickup; undefined while their location is not known, and for a ride of text alone. */
export function useWayToPickup(ride: RideView): WayToPickup | undefined {
  const last = useToldPoint(ride.driver._id);
  const now = useNow(LOCATION_LOOK_MS);
  const [from, setFrom] = useState(last?.point);
  const begin = beginOfWay(from, last?.point);
  if (begin !== from) setFrom(begin);
  const { pickupPoint } = ride;
  const { data, isError } = useQuery(wayQuery(begin, pickupPoint));
  if (!last || !begin || !pickupPoint) return undefined;
  const isAsked = data === undefined && !isError;
  const length = isAsked ? undefined : lengthOf(ride, data?.line ?? undefined, straightMetres(begin, pickupPoint));
  return { from: begin, last, isOld: now - last.at > POSITION.exactMs, length };
}

function lengthOf({ estimate }: RideView, line: readonly Point[] | undefined, straight: number): WayLength {
  if (!line) return { metres: straight, minutes: undefined, isRoad: false };
  const metres = lineMetres(line);
  return { metres, minutes: estimate && minutesOfWay({ low: metres, high: metres }, estimate), isRoad: true };
}

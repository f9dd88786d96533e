import type { Point } from '@pothik/contracts/platform';
import { DRIVER_PRESS, type RideView } from '@pothik/contracts/ride';

const METRES_OF_DEGREE = 111_195;

/** Straight metres between two points of one city; the earth's curve makes no difference there. */
function metresBetween(from: Point, to: Point): number {
  const eastward = (to.lng - from.lng) * Math.cos((((from.lat + to.lat) / 2) * Math.PI) / 180);
  return Math.hypot(to.lat - from.lat, eastward) * METRES_OF_DEGREE;
}

/** Metres to a drop-off that is far from the driver's last location; undefined when it is near, or either is not known. */
export function metresToFarDrop(
  { dropPoint }: Pick<RideView, 'dropPoint'>,
  last: { point: Point; at: number } | undefined,
  now: number,
): number | undefined {
  if (!dropPoint || !last || now - last.at > DRIVER_PRESS.locationMs) return undefined;
  const metres = metresBetween(last.point, dropPoint);
  return metres > DRIVER_PRESS.farMetres ? metres : undefined;
}

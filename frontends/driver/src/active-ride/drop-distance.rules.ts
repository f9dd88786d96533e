import { type Point, straightMetres } from '@pothik/contracts/platform';
import { DRIVER_PRESS, type RideView } from '@pothik/contracts/ride';

/** Metres to a drop-off that is far from the driver's last location; undefined when it is near, or either is not known. */
export function metresToFarDrop(
  { dropPoint }: Pick<RideView, 'dropPoint'>,
  last: { point: Point; at: number } | undefined,
  now: number,
): number | undefined {
  if (!dropPoint || !last || now - last.at > DRIVER_PRESS.locationMs) return undefined;
  const metres = straightMetres(last.point, dropPoint);
  return metres > DRIVER_PRESS.farMetres ? metres : undefined;
}

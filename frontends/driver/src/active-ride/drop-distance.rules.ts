import { straightMetres } from '@pothik/contracts/platform';
import { DRIVER_PRESS, type RideView } from '@pothik/contracts/ride';
import type { ToldPoint } from '../position/use-told-point';

/** Metres to a drop-off that is far from the driver's last location; undefined when it is near, or either is not known. */
export function metresToFarDrop(
  { dropPoint }: Pick<RideView, 'dropPoint'>,
  last: ToldPoint | undefined,
  now: number,
): number | undefined {
  if (!dropPoint || !last || now - last.at > DRIVER_PRESS.locationMs) return undefined;
  const metres = straightMetres(last.point, dropPoint);
  return metres > DRIVER_PRESS.farMetres ? metres : undefined;
}

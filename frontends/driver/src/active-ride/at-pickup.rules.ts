import { APPROACH } from '@pothik/contracts/driver';
import { straightMetres } from '@pothik/contracts/platform';
import { DRIVER_PRESS, type RideView } from '@pothik/contracts/ride';
import type { ToldPoint } from '../position/use-told-point';

/** Whether the driver stands at the pickup; undefined while either place is not known. */
export function isAtPickup(
  { pickupPoint }: Pick<RideView, 'pickupPoint'>,
  last: ToldPoint | undefined,
  now: number,
): boolean | undefined {
  if (!pickupPoint || !last || now - last.at > DRIVER_PRESS.locationMs) return undefined;
  return straightMetres(last.point, pickupPoint) <= APPROACH.nearMetres;
}

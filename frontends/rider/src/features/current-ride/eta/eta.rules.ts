import type { Point } from '@pothik/contracts/platform';
import { isEngaged, type RideView } from '@pothik/contracts/ride';

/** A position older than this is shown with its age, in ms. */
export const OLD_AFTER_MS = 60_000;

/** About 300 m in degrees of latitude: minutes are asked for again when the driver has moved this far. */
const CELL_DEGREES = 0.003;

type RideOnMap = Pick<RideView, 'rideStatus' | 'pickupPoint' | 'dropPoint'>;

/** Where the driver is going: to the pickup, then to the drop; undefined while nobody goes, and for a ride of text alone. */
export function destinationOf({ rideStatus, pickupPoint, dropPoint }: RideOnMap): Point | undefined {
  if (!isEngaged(rideStatus)) return undefined;
  return rideStatus === 'ACCEPTED' ? pickupPoint : dropPoint;
}

/** Whether the driver is on the way to the pickup: not there yet, and not moving away. */
export const comesToPickup = ({ rideStatus, arrivedAt, movingAwaySince }: RideView): boolean =>
  rideStatus === 'ACCEPTED' && !arrivedAt && !movingAwaySince;

/** A name for everything within about 300 m of a point. */
export const cellOf = ({ lat, lng }: Point): string =>
  [lat, lng].map((degrees) => Math.round(degrees / CELL_DEGREES)).join('/');

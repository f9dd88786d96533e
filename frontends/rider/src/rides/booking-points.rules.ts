import type { Point } from '@pothik/contracts/platform';
import type { BookingPoints } from '@pothik/contracts/ride';

/** The points of a booking or ride, and nothing else. */
export const pointsOf = ({ pickupPoint, dropPoint }: BookingPoints): BookingPoints => ({
  ...(pickupPoint ? { pickupPoint } : {}),
  ...(dropPoint ? { dropPoint } : {}),
});

/** Whether two bookings have the same points. */
export const hasSamePoints = (one: BookingPoints, other: BookingPoints): boolean =>
  isSamePoint(one.pickupPoint, other.pickupPoint) && isSamePoint(one.dropPoint, other.dropPoint);

const isSamePoint = (one: Point | undefined, other: Point | undefined): boolean =>
  one?.lat === other?.lat && one?.lng === other?.lng;

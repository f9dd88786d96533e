import { straightMetres } from '@pothik/contracts/platform';
import { type RideView, reachedAt } from '@pothik/contracts/ride';

/** How long a ride took, and how fast a straight line between its points would be. */
export interface RiddenFigures {
  seconds: number;
  /** Absent without both points, and for a ride that took no time. */
  kilometresPerHour?: number;
}

/** Undefined for a ride whose history does not say it. */
export function riddenFigures(
  ride: Pick<RideView, 'history' | 'pickupPoint' | 'dropPoint'>,
): RiddenFigures | undefined {
  const [from, to] = [reachedAt(ride, 'PICKED UP'), reachedAt(ride, 'COMPLETED')];
  if (!from || !to) return undefined;
  const seconds = Math.round((Date.parse(to) - Date.parse(from)) / 1000);
  const { pickupPoint, dropPoint } = ride;
  if (!pickupPoint || !dropPoint || seconds <= 0) return { seconds };
  return { seconds, kilometresPerHour: Math.round((straightMetres(pickupPoint, dropPoint) / seconds) * 3.6) };
}

import { TRACK } from '@pothik/contracts/driver';
import type { Point } from '@pothik/contracts/platform';

/** The last point that was kept of a driver's ride. */
export interface KeptPoint {
  ride: string;
  point: Point;
  at: Date;
}

/** Whether a point may be kept so soon after the last one: 15 s later at the earliest. */
export const isTime = (last: KeptPoint | undefined, now: Date): boolean =>
  last === undefined || now.getTime() - last.at.getTime() >= TRACK.everyMs;

/** Whether a point tells something new of a ride: its first one, or one at least 30 m from the last. */
export const isNews = (
  last: KeptPoint | undefined,
  { ride, point }: Pick<KeptPoint, 'ride' | 'point'>,
  metresBetween: (from: Point, to: Point) => number,
): boolean => last?.ride !== ride || metresBetween(last.point, point) >= TRACK.apartMetres;

const DAY_MS = 86_400_000;

/** When a track is erased whose last point is of `at`. */
export const expiryOf = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);

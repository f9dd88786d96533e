import type { Point } from '@pothik/contracts/platform';
import type { DrawnMapProps } from './drawn-map-props';

/** Where the way of a map begins and ends: from the driver to the pickup, or from the pickup to the drop. */
export function wayEnds({
  pickup,
  drop,
  comesFrom,
}: Pick<DrawnMapProps, 'pickup' | 'drop' | 'comesFrom'>): [Point, Point] | undefined {
  if (comesFrom && pickup) return [comesFrom, pickup.point];
  return pickup && drop && [pickup.point, drop.point];
}

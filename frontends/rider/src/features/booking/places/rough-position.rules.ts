import type { Point } from '@pothik/contracts/platform';

/** A position whose error is too large for a pickup: the radius of the error, in metres. */
export interface RoughPosition {
  point: Point;
  metres: number;
}

/** An error as people say it: to ten metres, from a kilometre on to a tenth of it. */
export function errorOf({ metres }: RoughPosition): { value: number; unit: 'metres' | 'kilometres' } {
  return metres < 1_000
    ? { value: Math.round(metres / 10) * 10, unit: 'metres' }
    : { value: Math.round(metres / 100) / 10, unit: 'kilometres' };
}

import { type Point, straightMetres } from '@pothik/contracts/platform';

/** A driver on the move asks for the way again after so many metres. */
const ASK_AGAIN_METRES = 100;

/** Metres along a line of points. */
export const lineMetres = (line: readonly Point[]): number =>
  line.slice(1).reduce((metres, point, index) => metres + straightMetres(line[index] as Point, point), 0);

/** Metres as people say them: tens below a kilometre. */
export const roundedMetres = (metres: number): number => (metres < 1_000 ? Math.round(metres / 10) * 10 : metres);

/** Where the shown way begins: the former point until the driver has moved away from it. */
export function beginOfWay(former: Point | undefined, now: Point | undefined): Point | undefined {
  if (!former || !now) return now ?? former;
  return straightMetres(former, now) < ASK_AGAIN_METRES ? former : now;
}

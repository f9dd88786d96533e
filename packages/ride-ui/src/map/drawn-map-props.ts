import type { Point } from '@pothik/contracts/platform';
import type { DrawnCircle, MarkedDriver, MarkedPlace } from './map-content';

/** Why there is no map: its code, its file or its drawing failed, or it has no roads at these places. */
export type MapFailure = 'failed' | 'beyond';

export interface DrawnMapProps {
  /** The map’s name for those who do not see it. */
  label: string;
  pickup?: MarkedPlace | undefined;
  drop?: MarkedPlace | undefined;
  driver?: MarkedDriver | undefined;
  /** Where the way to the pickup begins; without it the way is that of the ride, from pickup to drop. */
  comesFrom?: Point | undefined;
  /** Whether the way is agreed, and no plan any more. */
  agreed?: boolean;
  /** Makes it a map for setting a place: one finger moves it, it takes the focus, and its centre is told once it is shown and whenever a person has moved it. */
  onRest?: ((centre: Point) => void) | undefined;
  /** False where the person is typing beside the map when it comes. */
  takesFocus?: boolean;
  /** Where a map for setting a place begins. */
  start?: Point | undefined;
  /** A map for setting a place goes there whenever it is given another one, at the zoom of a street. */
  moveTo?: Point | undefined;
  /** Drawn and in view as a whole. */
  circle?: DrawnCircle | undefined;
  onFailed(failure: MapFailure): void;
}

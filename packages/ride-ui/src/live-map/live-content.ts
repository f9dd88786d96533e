import type { LiveState, VehicleType } from '@pothik/contracts/driver';
import type { Point } from '@pothik/contracts/platform';

/** A driver's state as it is drawn; STALE: nobody knows for a minute where they are. */
export type ShownState = LiveState | 'STALE';

/** A driver on the live map. */
export interface LiveMarker {
  id: string;
  point: Point;
  state: ShownState;
  vehicleType: VehicleType;
}

/** An incident on the live map. */
export interface LiveIncident {
  id: string;
  point: Point;
}

export interface LiveContent {
  drivers: readonly LiveMarker[];
  incidents: readonly LiveIncident[];
  /** The chosen driver's id. */
  chosen?: string | undefined;
  /** The chosen ride's track, oldest first. */
  track: readonly Point[];
}

/** Where the map is to look; another object looks there again. */
export interface LiveFocus {
  point: Point;
}

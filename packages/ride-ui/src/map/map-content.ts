import type { VehicleType } from '@pothik/contracts/driver';
import type { Language, MapName, Point } from '@pothik/contracts/platform';

/** The colours of the map in the present theme: the CSS tokens `--map-…`. */
export interface MapColours {
  land: string;
  minor: string;
  secondary: string;
  primary: string;
  trunk: string;
  case: string;
  caseMain: string;
  label: string;
  labelRoad: string;
  halo: string;
  route: string;
  routePlan: string;
  routeCase: string;
}

/** The way between two points whose road is not known; green once the ride is agreed. */
export interface StraightWay {
  from: Point;
  to: Point;
  agreed: boolean;
}

export interface MapContent {
  /** The address of the map file's tiles, as MapLibre asks for them. */
  tiles: string;
  names: readonly MapName[];
  language: Language;
  colours: MapColours;
  way?: StraightWay | undefined;
}

/** An end of a ride on the map. */
export interface MarkedPlace {
  point: Point;
  /** What is read out, such as “Pickup: Dhanmondi 27”. */
  label: string;
}

/** The driver on the map; `isOld`: the position is older than a minute. */
export interface MarkedDriver extends MarkedPlace {
  vehicleType: VehicleType;
  isOld: boolean;
}

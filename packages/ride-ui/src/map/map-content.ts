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

/** The way of a ride, from its first point to its last; green once the ride is agreed. */
export interface DrawnWay {
  points: readonly Point[];
  /** Along the roads; else the straight line between two points. */
  isRoad: boolean;
  agreed: boolean;
}

/** A circle around a place, such as how far it may be wrong. */
export interface DrawnCircle {
  centre: Point;
  metres: number;
}

export interface MapContent {
  /** The address of the map file's tiles, as MapLibre asks for them. */
  tiles: string;
  names: readonly MapName[];
  language: Language;
  colours: MapColours;
  way?: DrawnWay | undefined;
  circle?: DrawnCircle | undefined;
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

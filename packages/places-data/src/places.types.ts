/** Coordinates are whole numbers of 0.00001 degree (about 1.1 m): x is the longitude, y the latitude. */

/** English, Bangla, district, x, y, and the outlines of its wards: name, then x0, y0, dx, dy, … */
export type AreaRow = [string, string | null, string, number, number, [string, ...number[]][]];
/** English, Bangla, area (index), ward, x, y, class (index; -1: not for driving), metres. One for each name and neighbourhood. */
export type RoadRow = [string | null, string | null, number, string | null, number, number, number, number];
/** Road (index), then number, dx, dy, … from the road's own x, y. */
export type HouseRow = [number, ...(string | number)[]];
/** Name, area (index), x, y, how many houses name it. */
export type LocalityRow = [string, number, number, number, number];
/** Road, road (indexes), x, y. */
export type CrossingRow = [number, number, number, number];
/** Id, English, Bangla, kind (such as `hospital`), x, y, further names in either script. */
export type LandmarkRow = [string, string, string, string, number, number, string[]];
/** English, Bangla, x, y of its town, other English spellings (such as Chittagong). */
export type DistrictRow = [string, string, number, number, string[]?];

export interface PlacesData {
  classes: string[];
  areas: AreaRow[];
  roads: RoadRow[];
  houses: HouseRow[];
  localities: LocalityRow[];
  crossings: CrossingRow[];
  landmarks: LandmarkRow[];
  districts: DistrictRow[];
}

/** Class (index; -1: not for driving), name (index), x0, y0, dx, dy, … Equal points are one node of the graph. */
export type WayRow = [number, number, ...number[]];

export interface RoadsData {
  classes: string[];
  /** English and Bangla. */
  names: [string | null, string | null][];
  ways: WayRow[];
}

/**
 * Names the present map file. A page asks when it opens a map, and so finds the file that is there now, however long ago
 * the page itself was loaded: a new file has a new name, and the page's release knows neither.
 */
export const CURRENT_MAP = '/map/current.json';

/**
 * A name on the map: English, Bangla (either may be the same or missing), longitude, latitude (degrees), and what it names
 * (`AREA` from far, `LOCALITY` nearer, `LANDMARK` nearest).
 */
export type MapName = readonly [
  english: string,
  bangla: string | null,
  lng: number,
  lat: number,
  of: 'AREA' | 'LOCALITY' | 'LANDMARK',
];

/** What `CURRENT_MAP` answers: the path of the map file (PMTiles), and the names that are drawn over its roads. */
export interface CurrentMap {
  file: string;
  names: readonly MapName[];
}

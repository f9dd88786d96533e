export { MAP_FILE_NAME, PLACES_DATA_VERSION } from './made.js';
export type {
  AreaRow,
  HouseRow,
  PlacesData,
  RoadsData,
  WayRow,
} from './places.types.js';
export { MAP_FILE, readLandmarksFound, readPlaces, readRoads } from './read-data.js';

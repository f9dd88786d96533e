export type {
  AreaRow,
  CrossingRow,
  DistrictRow,
  HouseRow,
  LandmarkRow,
  LocalityRow,
  PlacesData,
  RoadRow,
  RoadsData,
  WayRow,
} from './places.types.js';
export { MAP_FILE, readPlaces, readRoads } from './read-data.js';

export { Directions, type RoadDistance } from './directions.js';
export { Nearby, type NearbyOne, type NearbyQuestion } from './nearby.js';
export { PlaceSearch, type PlaceSearchOptions } from './place-search.js';
export { straightMetres } from './straight-distance.rules.js';

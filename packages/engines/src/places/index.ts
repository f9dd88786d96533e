export { Directions } from './directions.js';
export { Nearby, type NearbyOne } from './nearby.js';
export { PlaceSearch } from './place-search.js';
export { straightMetres } from './straight-distance.rules.js';

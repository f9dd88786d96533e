export { isNamedBy, meansElsewhere, metresFromText, placesAgree, unsaidOf } from './bundled/places-agree.rules.js';
export { Directions, POINTS_MAXIMUM } from './directions.js';
export { MergedPlaceSearch } from './merged-place-search.js';
export { bundledLandmarks, foldedName, NamedPlaceIndex } from './named-place-index.js';
export { Nearby, type NearbyOne, type PlaceKind, type PlaceOfOne } from './nearby.js';
export { PlaceSearch } from './place-search.js';

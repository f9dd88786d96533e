export { OperatorPlaceSearch } from './operator-place-search.service.js';
export { OperatorPlacesModule } from './operator-places.module.js';

export { OperatorPlaceSearch } from './operator-place-search.service.js';

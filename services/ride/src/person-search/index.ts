export { personKeysOf, searchedKeys } from './person-search.rules.js';

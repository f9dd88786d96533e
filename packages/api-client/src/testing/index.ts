export { catalogueContract } from './catalogue.contract';
export { emptyCache } from './empty-cache';
export { pushBrowser } from './push-browser';

export { catalogueContract } from './catalogue.contract';

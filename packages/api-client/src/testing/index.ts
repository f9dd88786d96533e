export { catalogueContract } from './catalogue.contract';
export { lightCallsContract } from './light-calls.contract';

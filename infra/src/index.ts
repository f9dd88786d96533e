export { runLocally } from './platform/run-locally.js';

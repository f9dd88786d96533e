export { operate, operationsUse } from './operations/operate.js';
export { runLocally } from './platform/run-locally.js';

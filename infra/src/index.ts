export { operate, operationsUse } from './operations/operate.js';
export { runLocally } from './start/run-locally.js';

export { operate, operationsUse } from './operations/operate.js';

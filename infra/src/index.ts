export { documents } from './documents/documents.js';
export { operate, operationsUse } from './operations/operate.js';

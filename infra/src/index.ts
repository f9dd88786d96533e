export { documents } from './documents/documents.js';
export { differencesOf } from './documents/queries-page.rules.js';
export { queriesPageOf } from './documents/read-queries.js';
export { operate, operationsUse } from './operations/operate.js';

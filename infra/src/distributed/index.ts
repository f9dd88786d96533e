export { runDistributed } from './run-distributed.js';

export { runApart } from './run-apart.js';

export { waysTo } from './ways.rules.js';

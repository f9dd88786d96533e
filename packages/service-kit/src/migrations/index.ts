export { changeLife } from './index-changes.js';
export type { Migration } from './migration.js';

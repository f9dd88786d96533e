export { changeLife, dropIndex } from './index-changes.js';
export type { Migration } from './migration.js';

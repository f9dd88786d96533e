export { changeLife } from './index-changes.js';
export type { MigratingData, Migration } from './migration.js';

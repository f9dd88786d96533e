export { endByOwnLook } from './end-by-own-look.js';
export { dropIndex } from './index-changes.js';
export type { MigratingData, Migration } from './migration.js';

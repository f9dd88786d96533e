export { endByOwnLook } from './end-by-own-look.js';
export type { MigratingData, Migration } from './migration.js';

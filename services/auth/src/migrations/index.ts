import type { Migration } from '@pothik/service-kit';
import { endedByOwnLook } from './0001-end-by-own-look.migration.js';

/** The changes of auth's stored data, oldest first. */
export const migrations: readonly Migration[] = [endedByOwnLook];

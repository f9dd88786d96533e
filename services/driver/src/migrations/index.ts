import type { Migration } from '@pothik/service-kit';

/** The changes of driver's stored data, oldest first. */
export const migrations: readonly Migration[] = [];

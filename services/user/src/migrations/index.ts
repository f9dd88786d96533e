import type { Migration } from '@pothik/service-kit';

/** The changes of user's stored data, oldest first. */
export const migrations: readonly Migration[] = [];

import type { Migration } from '@pothik/service-kit';

/** The changes of auth's stored data, oldest first. */
export const migrations: readonly Migration[] = [];

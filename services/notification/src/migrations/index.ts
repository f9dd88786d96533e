import type { Migration } from '@pothik/service-kit';

/** The changes of notification's stored data, oldest first. */
export const migrations: readonly Migration[] = [];

import type { Migration } from '@pothik/service-kit';
import { peopleOfActs } from './0001-people-of-acts.migration.js';
import { endedByOwnLook } from './0002-end-by-own-look.migration.js';

/** The changes of notification's stored data, oldest first. */
export const migrations: readonly Migration[] = [peopleOfActs, endedByOwnLook];

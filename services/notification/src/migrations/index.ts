import type { Migration } from '@pothik/service-kit';
import { peopleOfActs } from './0001-people-of-acts.migration.js';

/** The changes of notification's stored data, oldest first. */
export const migrations: readonly Migration[] = [peopleOfActs];

import type { Migration } from '@pothik/service-kit';
import { endedByOwnLook } from './0001-end-by-own-look.migration.js';
import { accountsWithoutEmail } from './0002-accounts-without-email.migration.js';
import { codesByChannel } from './0003-codes-by-channel.migration.js';

/** The changes of auth's stored data, oldest first. */
export const migrations: readonly Migration[] = [endedByOwnLook, accountsWithoutEmail, codesByChannel];

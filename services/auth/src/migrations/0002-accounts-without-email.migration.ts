import { dropIndex, type Migration } from '@pothik/service-kit';

const FORMER = { unique: true, partialFilterExpression: { deletedAt: null }, name: 'one-account-per-email' };
const INDEXES = [
  {
    key: { email: 1 },
    options: {
      unique: true,
      partialFilterExpression: { deletedAt: null, email: { $gt: '' } },
      name: 'one-account-per-given-email',
    },
  },
  {
    key: { phone: 1 },
    options: {
      unique: true,
      partialFilterExpression: { deletedAt: null, phone: { $gt: '' } },
      name: 'one-account-per-number',
    },
  },
  { key: { phoneHash: 1 }, options: { sparse: true, name: 'deleted-accounts-of-number' } },
] as const;

/**
 * Accounts may have a number and no e-mail. E-mails stay unique throughout: the former index, which admits one account without
 * e-mail, goes once the new one stands.
 */
export const accountsWithoutEmail: Migration = {
  number: 2,
  name: 'accounts-without-email',
  maximumMs: 10 * 60_000,
  run: async ({ database }) => {
    const accounts = database.collection('accounts');
    for (const { key, options } of INDEXES) await accounts.createIndex(key, options);
    await dropIndex(accounts, FORMER.name);
  },
  /** Fails while two accounts have no e-mail, which the former release cannot keep: their owners delete them first. */
  undo: async ({ database }) => {
    const accounts = database.collection('accounts');
    await accounts.createIndex({ email: 1 }, FORMER);
    for (const { options } of INDEXES) await dropIndex(accounts, options.name);
  },
};

import { dropIndex, type Migration } from '@pothik/service-kit';
import type { mongo } from 'mongoose';

type FormerCode = { _id: mongo.ObjectId; email: string; registrationId: string | null };

const COLLECTION = 'one_time_codes';
const KEY = { channel: 1, address: 1, purpose: 1, askedBy: 1 } as const;
const OPTIONS = {
  unique: true,
  partialFilterExpression: { address: { $exists: true } },
  name: 'one-code-per-address-purpose-and-asker',
};
const FORMER_KEY = { email: 1, purpose: 1, registrationId: 1 } as const;
const FORMER = { unique: true, name: 'one-code-per-purpose-and-registration' };

/**
 * Codes go by mail or SMS: a code's e-mail becomes its address, and the registration that it proves who asked for it. A code that
 * the former release mails meanwhile is right there alone; for five minutes one may have to ask for another.
 */
export const codesByChannel: Migration = {
  number: 3,
  name: 'codes-by-channel',
  maximumMs: 10 * 60_000,
  run: async (data) => {
    const codes = data.database.collection(COLLECTION);
    await codes.createIndex(KEY, OPTIONS);
    // The former index holds codes without e-mail for the same.
    await dropIndex(codes, FORMER.name);
    const former = { name: 'codes', collection: COLLECTION, filter: { email: { $gt: '' } } };
    await data.inBatches<FormerCode>(former, async (documents, collection) => {
      for (const { _id, email, registrationId } of documents)
        await collection.updateOne({ _id }, {
          $set: { channel: 'email', address: email, askedBy: registrationId },
          $unset: { email: 1, registrationId: 1 },
        } as mongo.UpdateFilter<FormerCode>);
    });
  },
  /** Codes are valid for minutes: those of before are asked for again. */
  undo: async ({ database }) => {
    const codes = database.collection(COLLECTION);
    await codes.deleteMany({ address: { $gt: '' } });
    await dropIndex(codes, OPTIONS.name);
    await codes.createIndex(FORMER_KEY, FORMER);
  },
};

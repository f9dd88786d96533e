import { isDuplicateKey } from '@pothik/engines';
import type { Model, mongo } from 'mongoose';
import { collectionOf } from './collection-of.js';

/** Inserts an effect or a ledger entry, without the defaults of its schema; false if a unique index has it already. */
export async function insertOnce<T extends object>(model: Model<T>, document: Partial<T>): Promise<boolean> {
  try {
    await collectionOf(model).insertOne({ ...document } as mongo.OptionalUnlessRequiredId<T>, {
      ignoreUndefined: true,
    });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

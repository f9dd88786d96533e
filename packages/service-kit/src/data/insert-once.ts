import { isDuplicateKey } from '@pothik/engines';
import type { Model } from 'mongoose';
import { sharedWrites } from './shared-writes.js';

/** Inserts an effect or a ledger entry, without the defaults of its schema; false if a unique index has it already. */
export async function insertOnce<T extends object>(model: Model<T>, document: Partial<T>): Promise<boolean> {
  try {
    await sharedWrites(model).write({ insertOne: { document: { ...document } } });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

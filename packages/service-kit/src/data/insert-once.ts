import type { Model } from 'mongoose';
import { isDuplicateKey } from './duplicate-key.js';

/** Inserts an effect or a ledger entry. False: a unique index says it is already there. */
export async function insertOnce<T>(model: Model<T>, document: Partial<T>): Promise<boolean> {
  try {
    await new model(document).save();
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

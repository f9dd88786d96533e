import type { Model } from 'mongoose';
import { collectionOf } from './collection-of.js';
import { isDuplicateKey, isSameId } from './duplicate-key.js';

export interface ReplicaOptions {
  /** Accepts an equal number too: the facts are read again from the beginning. */
  rebuild?: boolean;
}

interface ReplicaDocument {
  _id: unknown;
  aggregateVersion: number;
}

/**
 * Stores facts another service owns, when `aggregateVersion` is higher than the stored one; false when it is not.
 * Fields given as undefined are removed, those the schema does not declare left out; it declares `aggregateVersion: Number` too.
 */
export async function applyReplica<T>(
  model: Model<T>,
  id: string,
  aggregateVersion: number,
  fields: Partial<T>,
  options: ReplicaOptions = {},
): Promise<boolean> {
  const { schema, modelName } = model;
  if (!schema.path('aggregateVersion')) throw new Error(`${modelName} declares no aggregateVersion`);
  const replicas = collectionOf(model as unknown as Model<ReplicaDocument>);
  const older = {
    _id: schema.path('_id').cast(id),
    aggregateVersion: options.rebuild ? { $lte: aggregateVersion } : { $lt: aggregateVersion },
  };
  const declared = Object.entries(fields).filter(([name]) => schema.path(name) !== undefined);
  const update = replicaUpdate(aggregateVersion, Object.fromEntries(declared));
  try {
    const { matchedCount, upsertedCount } = await replicas.updateOne(older, update, { upsert: true });
    return matchedCount + upsertedCount > 0;
  } catch (error) {
    if (!isDuplicateKey(error) || !isSameId(error)) throw error;
    // The replica is there: with a higher number, or inserted at this moment with a lower one.
    return (await replicas.updateOne(older, update)).matchedCount > 0;
  }
}

function replicaUpdate(aggregateVersion: number, fields: object): Record<string, Record<string, unknown>> {
  const entries = Object.entries(fields).filter(([name]) => name !== '_id' && name !== 'aggregateVersion');
  const removed = entries.filter(([, value]) => value === undefined).map(([name]) => [name, 1]);
  const kept = entries.filter(([, value]) => value !== undefined);
  return {
    $set: { ...Object.fromEntries(kept), aggregateVersion },
    ...(removed.length > 0 ? { $unset: Object.fromEntries(removed) } : {}),
  };
}

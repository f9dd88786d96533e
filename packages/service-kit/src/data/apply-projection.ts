import { isDuplicateKey, isSameId } from '@pothik/engines';
import type { Model } from 'mongoose';
import { collectionOf } from './collection-of.js';
import { sharedWrites } from './shared-writes.js';

export interface ProjectionOptions {
  /** Accepts an equal number too: for a rebuild from a snapshot republish. */
  rebuild?: boolean;
}

interface ProjectionDocument {
  _id: unknown;
  aggregateVersion: number;
}

/**
 * Stores another owner's attributes if `aggregateVersion` is higher than the stored one; else returns false.
 * Undefined fields are removed, undeclared ones ignored; the schema must declare `aggregateVersion: Number`.
 */
export async function applyProjection<T>(
  model: Model<T>,
  id: string,
  aggregateVersion: number,
  fields: Partial<T>,
  options: ProjectionOptions = {},
): Promise<boolean> {
  const { schema, modelName } = model;
  if (!schema.path('aggregateVersion')) throw new Error(`${modelName} declares no aggregateVersion`);
  const projections = collectionOf(model as unknown as Model<ProjectionDocument>);
  const older = {
    _id: schema.path('_id').cast(id),
    aggregateVersion: options.rebuild ? { $lte: aggregateVersion } : { $lt: aggregateVersion },
  };
  const declared = Object.entries(fields).filter(([name]) => schema.path(name) !== undefined);
  const update = projectionUpdate(aggregateVersion, Object.fromEntries(declared));
  try {
    await sharedWrites(model).write({ updateOne: { filter: older, update, upsert: true } });
    return true;
  } catch (error) {
    if (!isDuplicateKey(error) || !isSameId(error)) throw error;
    // The projection exists: with a higher number, or just inserted with a lower one.
    return (await projections.updateOne(older, update)).matchedCount > 0;
  }
}

function projectionUpdate(aggregateVersion: number, fields: object): Record<string, Record<string, unknown>> {
  const entries = Object.entries(fields).filter(([name]) => name !== '_id' && name !== 'aggregateVersion');
  const removed = entries.filter(([, value]) => value === undefined).map(([name]) => [name, 1]);
  const defined = entries.filter(([, value]) => value !== undefined);
  return {
    $set: { ...Object.fromEntries(defined), aggregateVersion },
    ...(removed.length > 0 ? { $unset: Object.fromEntries(removed) } : {}),
  };
}

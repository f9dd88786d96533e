import type { Logger } from '@pothik/engines';
import type { Model, mongo } from 'mongoose';

/** IndexOptionsConflict and IndexKeySpecsConflict. */
const CONFLICTS: ReadonlySet<unknown> = new Set([85, 86]);

/**
 * Creates a model's collection and the indexes that are missing. One that stands with other options stays as it is, with a
 * warning: an older release starts beside a newer one, which has changed it by a migration.
 * @throws Error when an index cannot be built, or when one that must be unique is not
 */
export async function createDeclaredIndexes(model: Model<unknown>, logger: Logger): Promise<void> {
  await model.createCollection();
  const collection = model.collection as unknown as mongo.Collection;
  for (const [key, { _autoIndex, ...options }] of model.schema.indexes() as [
    mongo.IndexSpecification,
    DeclaredOptions,
  ][])
    await createIndex(collection, key, options, logger);
}

/** With mongoose's own option, which the database does not know. */
type DeclaredOptions = mongo.CreateIndexesOptions & { _autoIndex?: boolean };

async function createIndex(
  collection: mongo.Collection,
  key: mongo.IndexSpecification,
  options: mongo.CreateIndexesOptions,
  logger: Logger,
): Promise<void> {
  try {
    await collection.createIndex(key, options);
  } catch (error) {
    if (!CONFLICTS.has((error as { code?: unknown }).code)) throw error;
    if (options.unique && !(await hasUnique(collection, key))) throw error;
    logger.warn({ error, collection: collection.collectionName, key }, 'an index stands with other options, and stays');
  }
}

async function hasUnique(collection: mongo.Collection, key: mongo.IndexSpecification): Promise<boolean> {
  const indexes = await collection.indexes();
  return indexes.some((index) => index.unique && JSON.stringify(index.key) === JSON.stringify(key));
}

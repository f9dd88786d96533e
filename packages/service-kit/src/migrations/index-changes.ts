import type { mongo } from 'mongoose';
import { isSameIndex } from './index-changes.rules.js';

/** Field by field, in order: 1 or -1. */
export type IndexKey = Readonly<Record<string, 1 | -1>>;

const keyText = (key: object): string => JSON.stringify(Object.entries(key));

/** The index of this name, or with these fields; undefined when there is none. */
async function standing(
  collection: mongo.Collection,
  wanted: IndexKey | string,
): Promise<mongo.IndexDescriptionInfo | undefined> {
  const indexes = await collection.listIndexes().toArray().catch(noneWithoutCollection);
  return (indexes as mongo.IndexDescriptionInfo[]).find(({ name, key }) =>
    typeof wanted === 'string' ? name === wanted : keyText(key) === keyText(wanted),
  );
}

/** NamespaceNotFound. */
function noneWithoutCollection(error: unknown): never[] {
  if ((error as { code?: unknown }).code === 26) return [];
  throw error;
}

/**
 * Builds an index with other options in place of the one of the same name, else of the same fields. Between the two there
 * is none, so a unique one is followed by a unique one of another name, built before the former is dropped.
 * @throws Error when both are unique
 */
export async function replaceIndex(
  collection: mongo.Collection,
  key: IndexKey,
  options: mongo.CreateIndexesOptions,
): Promise<void> {
  const index = await standing(collection, options.name ?? key);
  if (index !== undefined && isSameIndex(index, options)) return;
  if (index?.unique && options.unique)
    throw new Error(`${collection.collectionName}: ${index.name} is unique, and must not be missing for a moment.`);
  if (index !== undefined) await collection.dropIndex(String(index.name));
  await collection.createIndex(key, options);
}

/** Drops an index by its name or its fields; nothing where it is missing. */
export async function dropIndex(collection: mongo.Collection, nameOrKey: IndexKey | string): Promise<void> {
  const index = await standing(collection, nameOrKey);
  if (index !== undefined) await collection.dropIndex(String(index.name));
}

import { read } from '../planner/read.js';
import { valuesAt } from '../query/path.js';
import type { Collection } from '../storage/collection.js';
import type { Index } from '../storage/index-definition.js';
import type { Catalog } from './catalog.js';
import type { WriteQueue } from './write-queue.js';

const BATCH = 1000;

/** Removes at most one batch of documents whose date is older than the index allows; an array counts by any date. */
function removeExpired(collection: Collection, index: Index, now: number): number {
  const [field = ''] = index.fields;
  const limit = new Date(now - (index.expireAfterSeconds ?? 0) * 1000);
  const filter = { $and: [index.partial ?? {}, { [field]: { $lte: limit } }] };
  const expired = [...read(collection, { filter, limit: BATCH })];
  for (const stored of expired) {
    const dates = valuesAt(stored.document, field.split('.')).filter((value) => value instanceof Date);
    if (dates.some((date) => date <= limit)) {
      collection.remove(stored);
    }
  }
  return expired.length;
}

/** One sweep over all TTL indexes; each batch is a separate write, so that other writes need not wait long. */
export async function sweepExpired(catalog: Catalog, queue: WriteQueue, now: number): Promise<void> {
  const work = catalog
    .all()
    .flatMap((collection) =>
      collection.indexes
        .filter((index) => index.expireAfterSeconds !== undefined)
        .map((index) => ({ namespace: collection.namespace, name: index.name })),
    );
  for (const { namespace, name } of work) {
    let removed: number;
    do {
      removed = await queue.submit(() => {
        const collection = catalog.find(namespace);
        const index = collection?.indexes.find((candidate) => candidate.name === name);
        return collection && index ? removeExpired(collection, index, now) : 0;
      });
    } while (removed === BATCH);
  }
}

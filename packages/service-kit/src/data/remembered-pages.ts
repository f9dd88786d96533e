import type { Model } from 'mongoose';
import { BoundedCache } from '../identity/bounded-cache.js';
import type { AggregateDocument } from './aggregate-document.js';
import { collectionOf } from './collection-of.js';
import { type ListPage, totalAtEnd } from './read-page.js';
import type { SharedReads } from './shared-reads.js';

/** So many keys are read at once: they tell the total of a list that has fewer. */
const KEYS_AT_ONCE = 50;

type Key = Pick<AggregateDocument, '_id' | 'version'>;

/**
 * Pages of lists that the same people ask for again and again: a page's keys are read, then only those of its documents that
 * are not remembered in this version. A migration that changes what is shown must raise the version.
 */
export class RememberedPages<T extends AggregateDocument> {
  private readonly remembered: BoundedCache<T>;

  /** @param maximum how many documents are remembered */
  constructor(
    private readonly model: Model<T>,
    private readonly byId: SharedReads<T>,
    maximum: number,
  ) {
    this.remembered = new BoundedCache(maximum);
  }

  /** The documents are shared: never changed. Values of the filter are of the stored types. */
  async read(filter: object, sort: Record<string, 1 | -1>, { page, limit }: ListPage) {
    const before = (page - 1) * limit;
    // One key more than the page has shows whether the list goes on.
    const [first, most] = before + limit < KEYS_AT_ONCE ? [0, KEYS_AT_ONCE] : [before, limit + 1];
    const keys = await collectionOf<Key>(this.model as unknown as Model<Key>)
      .find(filter, { projection: { version: 1 }, sort, skip: first, limit: most })
      .toArray();
    const [rows, total] = await Promise.all([
      this.documentsOf(keys.slice(before - first, before - first + limit)),
      totalAtEnd(first, most, keys.length) ?? this.model.countDocuments(filter),
    ]);
    return { rows, total };
  }

  private async documentsOf(keys: readonly Key[]): Promise<T[]> {
    const known = new Map<string, T>();
    for (const { _id, version } of keys) {
      const document = this.remembered.get(String(_id));
      if (document?.version === version) known.set(String(_id), document);
    }
    const ids = keys.map(({ _id }) => String(_id));
    for (const document of await this.byId.findAll(ids.filter((id) => !known.has(id)))) {
      known.set(String(document._id), document);
      this.remembered.set(String(document._id), document);
    }
    return ids.flatMap((id) => known.get(id) ?? []);
  }
}

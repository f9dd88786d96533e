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
      this.documentsOf(keys.slice(before - first, before - first + limit), filter),
      totalAtEnd(first, most, keys.length) ?? this.model.countDocuments(filter),
    ]);
    return { rows, total };
  }

  private async documentsOf(keys: readonly Key[], filter: object): Promise<T[]> {
    const versions = new Map(keys.map(({ _id, version }) => [String(_id), version]));
    const known = new Map<string, T>();
    for (const [id, version] of versions) {
      const document = this.remembered.get(id);
      if (document?.version === version) known.set(id, document);
    }
    const read = await this.byId.findAll([...versions.keys()].filter((id) => !known.has(id)));
    for (const document of read) this.remembered.set(String(document._id), document);
    const changed = read.filter(({ _id, version }) => versions.get(String(_id)) !== version);
    const asKeys = read.filter((document) => !changed.includes(document));
    for (const document of [...asKeys, ...(await this.stillFound(changed, filter))])
      known.set(String(document._id), document);
    return [...versions.keys()].flatMap((id) => known.get(id) ?? []);
  }

  /** What changed after its key was read may not belong to the list any more. */
  private async stillFound(changed: readonly T[], filter: object): Promise<T[]> {
    if (changed.length === 0) return [];
    const those = { _id: { $in: changed.map(({ _id }) => _id) } };
    const documents = collectionOf(this.model as unknown as Model<AggregateDocument>);
    return (await documents.find({ $and: [those, filter] }).toArray()) as unknown as T[];
  }
}

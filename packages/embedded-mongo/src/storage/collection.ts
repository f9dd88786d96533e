import type { Binary } from 'bson';
import { encode, LARGEST_DOCUMENT } from '../values/codec.js';
import { type Document, readOwn, type Value } from '../values/document.js';
import { MongoError } from '../values/errors.js';
import { refuseDuplicate } from './duplicate-key.js';
import { type Index, type IndexDefinition, openIndex } from './index-definition.js';
import { type IndexEntry, indexEntries } from './index-keys.js';
import { withRecordId } from './record-id.js';
import type { RecordTable, Store } from './store.js';
import { StoredDocument } from './stored-document.js';

/** A collection as stored in the catalog. */
export interface CollectionDefinition {
  namespace: string;
  id: number;
  uuid: Binary;
  indexes: IndexDefinition[];
}

/**
 * The documents of one collection and their indexes. All methods are synchronous, and every unique key is probed
 * before the first change, so that a refused write needs no undo.
 */
export class Collection {
  readonly records: RecordTable;
  indexes: Index[];
  count: number;
  private nextRecordId: number;

  constructor(
    readonly definition: CollectionDefinition,
    private readonly store: Store,
    private readonly save: (definition: CollectionDefinition) => void,
  ) {
    this.records = store.records(definition.id);
    this.indexes = definition.indexes.map((index) => openIndex(index, store));
    this.count = this.records.count();
    this.nextRecordId = this.records.lastId() + 1;
  }

  get namespace(): string {
    return this.definition.namespace;
  }

  /** Returns the document's bytes. */
  insert(document: Document): Uint8Array {
    const bytes = encode(document);
    if (bytes.length > LARGEST_DOCUMENT) {
      throw new MongoError(10334, 'BSONObjectTooLarge', `object to insert too large. size in bytes: ${bytes.length}`);
    }
    const recordId = this.nextRecordId;
    const changes = this.indexes.map((index) => ({ index, added: this.newEntries(index, document, [], recordId) }));
    this.records.put(recordId, bytes);
    for (const { index, added } of changes) {
      this.addKeys(index, added, recordId);
    }
    this.nextRecordId++;
    this.count++;
    return bytes;
  }

  /** The document's new bytes; undefined when nothing changed. */
  update(stored: StoredDocument, document: Document): Uint8Array | undefined {
    const bytes = encode(document);
    if (Buffer.compare(bytes, stored.bytes) === 0) {
      return undefined;
    }
    if (bytes.length > LARGEST_DOCUMENT) {
      throw new MongoError(
        10334,
        'BSONObjectTooLarge',
        `Resulting document after update is too large: ${bytes.length}`,
      );
    }
    const touched = this.indexes.filter((index) => mayDiffer(index, stored.document, document));
    const changes = touched.map((index) => {
      const before = indexEntries(index, stored.document).entries;
      const after = indexEntries(index, document).entries;
      return {
        index,
        removed: without(before, after),
        added: this.newEntries(index, document, before, stored.recordId),
      };
    });
    for (const { index, removed, added } of changes) {
      this.deleteKeys(index, removed, stored.recordId);
      this.addKeys(index, added, stored.recordId);
    }
    this.records.put(stored.recordId, bytes);
    return bytes;
  }

  remove(stored: StoredDocument): void {
    for (const index of this.indexes) {
      this.deleteKeys(index, indexEntries(index, stored.document).entries, stored.recordId);
    }
    this.records.delete(stored.recordId);
    this.count--;
  }

  get(recordId: number): StoredDocument | undefined {
    const bytes = this.records.get(recordId);
    return bytes && new StoredDocument(recordId, bytes);
  }

  /** Every document in order of insertion; iteration is safe across writes. */
  *scan(reverse = false): Generator<StoredDocument> {
    let after: number | undefined;
    let limit = 64;
    for (;;) {
      const batch = this.records.scan(after, limit, reverse);
      for (const [recordId, bytes] of batch) {
        after = recordId;
        yield new StoredDocument(recordId, bytes);
      }
      if (batch.length < limit) {
        return;
      }
      limit = Math.min(limit * 2, 1024);
    }
  }

  createIndex(definition: IndexDefinition): void {
    const index = openIndex(definition, this.store);
    try {
      for (const { document, recordId } of this.scan()) {
        this.addKeys(index, this.newEntries(index, document, [], recordId), recordId);
      }
    } catch (error) {
      this.store.dropKeys(definition.id);
      throw error;
    }
    this.indexes.push(index);
    this.definition.indexes.push({ ...definition, multikey: index.multikey });
    this.save(this.definition);
  }

  dropIndex(index: Index): void {
    this.store.dropKeys(index.id);
    this.indexes = this.indexes.filter((other) => other.id !== index.id);
    this.definition.indexes = this.definition.indexes.filter((other) => other.id !== index.id);
    this.save(this.definition);
  }

  /** The new life of a TTL index, in seconds. */
  changeLife(index: Index, expireAfterSeconds: number): void {
    const kept = this.definition.indexes.find(({ id }) => id === index.id);
    if (kept) {
      kept.expireAfterSeconds = expireAfterSeconds;
      this.save(this.definition);
    }
    index.expireAfterSeconds = expireAfterSeconds;
  }

  /** The document's new entries, each probed when the index is unique. */
  private newEntries(index: Index, document: Document, before: IndexEntry[], recordId: number): IndexEntry[] {
    const { entries, multikey } = indexEntries(index, document);
    if (multikey && !index.multikey) {
      this.markMultikey(index);
    }
    const added = without(entries, before);
    for (const entry of added) {
      refuseDuplicate(this.namespace, index, entry, recordId);
    }
    return added;
  }

  private addKeys(index: Index, entries: IndexEntry[], recordId: number): void {
    for (const { key } of entries) {
      index.keys.add(withRecordId(key, recordId));
    }
  }

  private deleteKeys(index: Index, entries: IndexEntry[], recordId: number): void {
    for (const { key } of entries) {
      index.keys.delete(withRecordId(key, recordId));
    }
  }

  private markMultikey(index: Index): void {
    index.multikey = true;
    const kept = this.definition.indexes.find(({ id }) => id === index.id);
    if (kept) {
      kept.multikey = true;
      this.save(this.definition);
    }
  }
}

/** Whether a change may affect entries: fields with the identical value keep their entries. */
function mayDiffer({ roots }: Index, before: Document, after: Document): boolean {
  return roots?.every((name) => isSame(readOwn(before, name), readOwn(after, name))) !== true;
}

/** Unchanged fields are shared with the previous document, except documents and arrays, which are copied. */
const isSame = (before: Value, after: Value): boolean =>
  before === after || (before instanceof Date && after instanceof Date && before.getTime() === after.getTime());

function without(entries: IndexEntry[], others: IndexEntry[]): IndexEntry[] {
  if (!entries.length || !others.length) {
    return entries;
  }
  return entries.filter(({ key }) => !others.some((other) => other.key.equals(key)));
}

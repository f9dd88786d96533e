import { UUID } from 'bson';
import { Collection, type CollectionDefinition } from '../storage/collection.js';
import { PRIMARY_INDEX } from '../storage/index-definition.js';
import type { Store } from '../storage/store.js';
import { decode, encodeReply } from '../values/codec.js';
import { MongoError } from '../values/errors.js';

const COLLECTION = 'c:';

/** The collections of all databases, by namespace (`database.collection`). */
export class Catalog {
  private collections = new Map<string, Collection>();
  private nextId = 1;

  constructor(private readonly store: Store) {
    this.load();
  }

  /** Reads everything from the store: at the start, and after a write transaction was rolled back. */
  load(): void {
    this.collections = new Map();
    for (const [name, bytes] of this.store.metadata()) {
      if (name.startsWith(COLLECTION)) {
        const definition = decode(bytes) as CollectionDefinition;
        this.collections.set(definition.namespace, new Collection(definition, this.store, this.save));
        const ids = [definition.id, ...definition.indexes.map((index) => index.id)];
        this.nextId = Math.max(this.nextId, ...ids.map((id) => id + 1));
      }
    }
  }

  newId(): number {
    return this.nextId++;
  }

  all(): Collection[] {
    return [...this.collections.values()];
  }

  inDatabase(database: string): Collection[] {
    return this.all().filter(({ namespace }) => namespace.startsWith(`${database}.`));
  }

  find(namespace: string): Collection | undefined {
    return this.collections.get(namespace);
  }

  /** The collection, created when missing. */
  ensure(namespace: string): Collection {
    const existing = this.collections.get(namespace);
    if (existing) {
      return existing;
    }
    refuseBadNamespace(namespace);
    const definition: CollectionDefinition = {
      namespace,
      id: this.newId(),
      uuid: new UUID(),
      indexes: [{ id: this.newId(), name: PRIMARY_INDEX, key: { _id: 1 } }],
    };
    const collection = new Collection(definition, this.store, this.save);
    this.collections.set(namespace, collection);
    this.save(definition);
    return collection;
  }

  drop(collection: Collection): void {
    for (const index of collection.indexes) {
      this.store.dropKeys(index.id);
    }
    this.store.dropRecords(collection.definition.id);
    this.store.deleteMetadata(COLLECTION + collection.namespace);
    this.collections.delete(collection.namespace);
  }

  private readonly save = (definition: CollectionDefinition): void => {
    this.store.putMetadata(COLLECTION + definition.namespace, encodeReply(definition));
  };
}

function refuseBadNamespace(namespace: string): void {
  const [database = '', ...rest] = namespace.split('.');
  const name = rest.join('.');
  const bad = /[\0/\\ "$]/.test(database) || /[\0$]/.test(name) || /^\.|\.$/.test(name);
  if (!database || !name || bad) {
    throw new MongoError(73, 'InvalidNamespace', `Invalid namespace specified '${namespace}'`);
  }
}

import type DataLoader from 'dataloader';
import type { Model, mongo } from 'mongoose';
import { collectionOf } from './collection-of.js';
import { sharedLoader } from './shared-loader.js';

/** Reads documents of one collection by id, those that are asked for at the same time by one query. */
export class SharedReads<T> {
  private readonly loader: DataLoader<string, T | undefined>;

  constructor(private readonly model: Model<T>) {
    this.loader = sharedLoader((ids) => this.read(ids));
  }

  /** The plain document. */
  find(id: string): Promise<T | undefined> {
    return this.loader.load(id);
  }

  /** The documents that exist, in the order of the ids. */
  async findAll(ids: readonly string[]): Promise<T[]> {
    const found = await Promise.all(ids.map((id) => this.loader.load(id)));
    return found.filter((document) => document !== undefined);
  }

  private async read(ids: readonly string[]): Promise<(T | undefined)[]> {
    const wanted = [...new Set(ids)].map((id) => this.model.schema.path('_id').cast(id));
    const collection = collectionOf(this.model as unknown as Model<mongo.Document>);
    const found = await collection.find({ _id: { $in: wanted } }).toArray();
    const byId = new Map(found.map((document) => [String(document._id), document as unknown as T]));
    return ids.map((id) => byId.get(id));
  }
}

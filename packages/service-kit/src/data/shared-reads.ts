import DataLoader from 'dataloader';
import type { Model, mongo } from 'mongoose';
import { collectionOf } from './collection-of.js';

/** The most documents of one query. */
const READS_MAXIMUM = 500;

/**
 * Reads documents of one collection by id. What is asked for while a query is running is read by the next one together:
 * many calls at once need few commands. Nothing is cached: every answer was read after it was asked for.
 */
export class SharedReads<T> {
  private readonly loader: DataLoader<string, T | undefined>;
  private readonly waiting: (() => void)[] = [];
  private running = false;

  constructor(private readonly model: Model<T>) {
    this.loader = new DataLoader((ids) => this.read(ids), {
      cache: false,
      maxBatchSize: READS_MAXIMUM,
      batchScheduleFn: (dispatch) => {
        if (this.running) this.waiting.push(dispatch);
        else setImmediate(dispatch);
      },
    });
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
    this.running = true;
    try {
      const wanted = [...new Set(ids)].map((id) => this.model.schema.path('_id').cast(id));
      const collection = collectionOf(this.model as unknown as Model<mongo.Document>);
      const found = await collection.find({ _id: { $in: wanted } }).toArray();
      const byId = new Map(found.map((document) => [String(document._id), document as unknown as T]));
      return ids.map((id) => byId.get(id));
    } finally {
      this.running = false;
      for (const dispatch of this.waiting.splice(0)) setImmediate(dispatch);
    }
  }
}

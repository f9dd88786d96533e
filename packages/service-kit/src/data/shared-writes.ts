import { answeredInTime } from '@pothik/engines';
import { type Model, mongo } from 'mongoose';
import { collectionOf } from './collection-of.js';
import { type Deferred, deferred } from './deferred.js';

/** Of whatever document the collection has. */
export type SharedWrite =
  | { insertOne: { document: object } }
  | { updateOne: { filter: object; update: object; upsert?: boolean } };

/** The most operations of one bulk write. */
const WRITES_MAXIMUM = 500;

interface WaitingWrite extends Deferred {
  operation: SharedWrite;
}

/**
 * Writes to one collection that wait while another one is running are sent as one command, each with its own outcome:
 * consumers of many events need few commands. They are unordered: who needs an order waits for the first.
 */
export class SharedWrites {
  private waiting = new Map<unknown, WaitingWrite>();
  private running = false;

  constructor(private readonly collection: Pick<mongo.Collection, 'bulkWrite'>) {}

  /**
   * Resolves when the operation is durable. `sameAs`: an operation that waits under the same text does it for both.
   * @throws the operation's own error, as MongoServerError; the bulk's when the database is away
   */
  write(operation: SharedWrite, { sameAs }: { sameAs?: string } = {}): Promise<void> {
    const key = sameAs ?? operation;
    const known = this.waiting.get(key);
    if (known) return known.done;
    const waiting = { operation, ...deferred() };
    this.waiting.set(key, waiting);
    if (!this.running) void this.run();
    return waiting.done;
  }

  private async run(): Promise<void> {
    this.running = true;
    // Calls of the same turn of the event loop share the first write.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.waiting.size > 0) await this.send(this.take());
    this.running = false;
  }

  private take(): WaitingWrite[] {
    const taken = [...this.waiting].slice(0, WRITES_MAXIMUM);
    for (const [key] of taken) this.waiting.delete(key);
    return taken.map(([, write]) => write);
  }

  private async send(writes: readonly WaitingWrite[]): Promise<void> {
    const operations = writes.map(({ operation }) => operation as mongo.AnyBulkWriteOperation);
    try {
      await answeredInTime(this.collection.bulkWrite(operations, { ordered: false, ignoreUndefined: true }));
    } catch (error) {
      const own = errorsOf(error);
      writes.forEach(({ reject }, index) => {
        const reason = own === undefined ? error : own.get(index);
        if (reason !== undefined) reject(reason);
      });
    }
    // Without effect on those that were rejected.
    for (const { resolve } of writes) resolve();
  }
}

const writesOf = new WeakMap<object, SharedWrites>();

/** The shared writes of a model's collection. */
export function sharedWrites<T>(model: Model<T>): SharedWrites {
  const known = writesOf.get(model);
  if (known) return known;
  const writes = new SharedWrites(collectionOf(model as unknown as Model<mongo.Document>));
  writesOf.set(model, writes);
  return writes;
}

/** The error of each operation that failed by itself; undefined when it is uncertain what was written. */
function errorsOf(error: unknown): Map<number, Error> | undefined {
  if (!(error instanceof mongo.MongoBulkWriteError) || error.result.getWriteConcernError() !== undefined)
    return undefined;
  const failed = [error.writeErrors].flat();
  if (failed.length === 0) return undefined;
  return new Map(
    failed.map(({ index, code, errmsg }) => [index, new mongo.MongoServerError({ message: errmsg ?? '', code })]),
  );
}

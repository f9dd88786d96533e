import type { Owner } from '@pothik/contracts/platform';
import type { Db, Document, ObjectId } from 'mongodb';

/** The database of a service. */
export type DatabaseOf = (owner: Owner) => Db;

export type Id = ObjectId | string;

/** Something that always holds of a platform's data, whoever does what at once. */
export interface Invariant {
  /** As the operator reads it. */
  name: string;
  /**
   * The ids that break it; of everything, or of the ids given: services write while it is read, so whatever seems broken is
   * looked at once more. A few documents are in memory at a time.
   */
  broken(database: DatabaseOf, of?: readonly Id[]): AsyncIterable<Id>;
}

/** What narrows a look to some ids; nothing, when it is about everything. */
export const among = (field: string, of: readonly Id[] | undefined): Document =>
  of === undefined ? {} : { [field]: { $in: of } };

const BATCH = 500;

/** Some hundred at a time. */
export async function* inBatches<T>(all: AsyncIterable<T>): AsyncIterable<T[]> {
  let batch: T[] = [];
  for await (const one of all) {
    batch.push(one);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

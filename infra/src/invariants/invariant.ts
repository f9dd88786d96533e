import type { Owner } from '@pothik/contracts/platform';
import type { Db, Document, ObjectId } from 'mongodb';

/** The database of a service. */
export type DatabaseOf = (owner: Owner) => Db;

export type Id = ObjectId | string;

/** What always holds for a platform's data, whatever happens concurrently. */
export interface Invariant {
  /** Printed for the operator. */
  name: string;
  /**
   * The ids that break it, among all or among those of `of`: services write during the check, so a finding is checked
   * again. Reads a few documents at a time.
   */
  broken(database: DatabaseOf, of?: readonly Id[]): AsyncIterable<Id>;
}

/** A filter for these ids; an empty one without ids. */
export const among = (field: string, of: readonly Id[] | undefined): Document =>
  of === undefined ? {} : { [field]: { $in: of } };

const BATCH = 500;

/** Groups documents into batches of 500. */
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

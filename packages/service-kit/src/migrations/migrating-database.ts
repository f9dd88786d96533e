import type { Logger } from '@pothik/engines';
import type { mongo } from 'mongoose';
import type { BatchOptions, MigratingData } from './migration.js';
import type { MigrationRunsRepository } from './migration-runs.repository.js';

/** Documents of a batch. The embedded database writes one at a time: a batch holds other calls up, 500 by 150 ms and more. */
const BATCH = 200;
/** How often progress is logged. */
const LOGGED_EVERY = 250 * BATCH;

export interface MigratingParts {
  database: mongo.Db;
  number: number;
  /** `undo-` for the way back, so that its progress is its own. */
  direction: '' | 'undo-';
  runs: MigrationRunsRepository;
  logger: Logger;
  /** Rejects when this process must not go on: it stops, the time is over, or another one took over. */
  mayContinue(): Promise<void>;
}

/** A service's database, in the hands of the process that migrates it. */
export class MigratingDatabase implements MigratingData {
  constructor(private readonly parts: MigratingParts) {}

  get database(): mongo.Db {
    return this.parts.database;
  }

  async inBatches<Document extends mongo.Document>(
    { name, collection, filter = {} }: BatchOptions,
    change: (documents: mongo.WithId<Document>[], collection: mongo.Collection<Document>) => Promise<unknown>,
  ): Promise<void> {
    const { database, number, runs, direction, logger, mayContinue } = this.parts;
    const progress = `${direction}${name}`;
    const documents = database.collection<Document>(collection);
    for (let after = await runs.reached(number, progress), total = 0; ; ) {
      await mayContinue();
      const next = after === undefined ? filter : { $and: [filter, { _id: { $gt: after } }] };
      const batch = await documents
        .find(next as mongo.Filter<Document>)
        .sort({ _id: 1 })
        .limit(BATCH)
        .toArray();
      if (batch.length > 0) await change(batch, documents);
      after = batch.at(-1)?._id;
      if (after !== undefined) await runs.reach(number, progress, after);
      total += batch.length;
      if (batch.length < BATCH)
        return logger.info({ migration: number, batches: progress, total }, 'documents migrated');
      if (total % LOGGED_EVERY === 0) logger.info({ migration: number, batches: progress, total }, 'documents so far');
    }
  }
}

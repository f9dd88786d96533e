import type { mongo } from 'mongoose';

export interface BatchOptions {
  /** The name under which the progress is kept: letters and hyphens; one migration may have several. */
  name: string;
  collection: string;
  /** Which documents; those that another batch changed may match no more. */
  filter?: mongo.Filter<mongo.Document>;
}

/** A service's database, as a migration sees it. */
export interface MigratingData {
  /** For single commands; `inBatches` for what touches many documents. */
  readonly database: mongo.Db;
  /**
   * Calls `change` with documents in the order of their `_id`, 200 at a time, and keeps how far it is: after a stop or a
   * crash it continues there, so at most one batch is changed twice. New documents may come meanwhile: a migration of
   * documents that the former release still writes runs once more, or the new release reads both shapes.
   */
  inBatches<Document extends mongo.Document>(
    options: BatchOptions,
    change: (documents: mongo.WithId<Document>[], collection: mongo.Collection<Document>) => Promise<unknown>,
  ): Promise<void>;
}

/**
 * One change of a service's stored documents or indexes, run once while the former and the new release run side by side:
 * both must work before, during and after it. A released one is never edited; what it needs of the code it contains itself.
 */
export interface Migration {
  /** From 1, without a gap: the order in which they run. */
  readonly number: number;
  /** What it does, in words with hyphens. */
  readonly name: string;
  /** How long it may run at one go, in ms. Then it stops after its batch, and continues from there with the next attempt. */
  readonly maximumMs: number;
  /** Must be repeatable: a process that dies in the middle is followed by another one. */
  run(data: MigratingData): Promise<unknown>;
  /** Takes it back, likewise repeatable; or the sentence why that is not possible and what to do. */
  readonly undo: ((data: MigratingData) => Promise<unknown>) | string;
}

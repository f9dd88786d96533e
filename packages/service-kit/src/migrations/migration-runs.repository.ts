import type { Clock } from '@pothik/engines';
import type { mongo } from 'mongoose';
import type { Migration } from './migration.js';
import type { MigrationRun } from './migration.rules.js';

interface StoredRun {
  /** The migration's number. */
  _id: number;
  name: string;
  startedAt: Date;
  /** Null until it is done. */
  doneAt: Date | null;
  /** By the name of its batches: the `_id` of the last document that was changed. */
  reached?: Record<string, unknown>;
}

/** Collections of the migrations themselves; a database with no others is fresh. */
export const MIGRATION_COLLECTIONS: readonly string[] = ['migrations', 'migration_leases'];

/** The only file that reads and writes which migrations ran, and how far they are. */
export class MigrationRunsRepository {
  private readonly runs: mongo.Collection<StoredRun>;

  constructor(
    private readonly database: mongo.Db,
    private readonly clock: Clock,
  ) {
    this.runs = database.collection<StoredRun>('migrations');
  }

  async all(): Promise<MigrationRun[]> {
    const stored = await this.runs.find().sort({ _id: 1 }).toArray();
    return stored.map(({ _id: number, doneAt }) => ({ number, isDone: doneAt !== null }));
  }

  /** Whether no service has stored anything in it. */
  async isFresh(): Promise<boolean> {
    const collections = await this.database.listCollections({}, { nameOnly: true }).toArray();
    return collections.every(({ name }) => MIGRATION_COLLECTIONS.includes(name) || name.startsWith('system.'));
  }

  /** Records migrations as done that a fresh database does not need. */
  async recordDone(migrations: readonly Migration[]): Promise<void> {
    const at = this.clock.now();
    for (const { number, name } of migrations)
      await this.runs.updateOne({ _id: number }, { $set: { name, startedAt: at, doneAt: at } }, { upsert: true });
  }

  async begin({ number, name }: Migration): Promise<void> {
    const begun = { name, startedAt: this.clock.now(), doneAt: null };
    await this.runs.updateOne({ _id: number }, { $setOnInsert: begun }, { upsert: true });
  }

  async finish({ number }: Migration): Promise<void> {
    await this.runs.updateOne({ _id: number }, { $set: { doneAt: this.clock.now() }, $unset: { reached: 1 } });
  }

  /** Before it is undone: what is interrupted then, runs or is undone again. */
  async reopen({ number }: Migration): Promise<void> {
    await this.runs.updateOne({ _id: number }, { $set: { doneAt: null } });
  }

  async remove({ number }: Migration): Promise<void> {
    await this.runs.deleteOne({ _id: number });
  }

  /** How far the batches of this name are; undefined before the first. */
  async reached(number: number, batches: string): Promise<unknown> {
    const run = await this.runs.findOne({ _id: number });
    return run?.reached?.[batches];
  }

  async reach(number: number, batches: string, id: unknown): Promise<void> {
    await this.runs.updateOne({ _id: number }, { $set: { [`reached.${batches}`]: id } });
  }
}

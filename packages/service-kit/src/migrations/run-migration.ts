import type { Clock, Logger } from '@pothik/engines';
import type { mongo } from 'mongoose';
import { MigratingDatabase } from './migrating-database.js';
import type { Migration } from './migration.js';
import type { MigrationLease } from './migration-lease.js';
import type { MigrationRunsRepository } from './migration-runs.repository.js';

export interface MigrateParts {
  database: mongo.Db;
  clock: Clock;
  logger: Logger;
  /** Stops after the batch that runs. */
  signal: AbortSignal;
}

/** What a process that holds the lease works with. */
export interface LeaderParts extends MigrateParts {
  runs: MigrationRunsRepository;
  lease: MigrationLease;
}

/** Thrown when a migration ran as long as it may at one go; run again, it continues from where it was. */
export class MigrationOutOfTime extends Error {
  constructor({ number, name, maximumMs }: Migration) {
    super(`Migration ${number} (${name}) stopped after ${maximumMs / 1000} s; run again, it continues from there.`);
    this.name = 'MigrationOutOfTime';
  }
}

/** Runs one migration from where it is, and records it as done. */
export async function runMigration(migration: Migration, parts: LeaderParts): Promise<void> {
  const { runs, clock, logger } = parts;
  const { number, name } = migration;
  const startedAt = clock.now().getTime();
  await runs.begin(migration);
  logger.info({ migration: number, name, maximumMs: migration.maximumMs }, 'a migration runs');
  await migration.run(dataFor(migration, '', parts));
  await parts.lease.renew();
  await runs.finish(migration);
  logger.info({ migration: number, name, tookMs: clock.now().getTime() - startedAt }, 'a migration is done');
}

/** Takes one migration back and removes its record, so that the release that has it runs it again. */
export async function undoMigration(migration: Migration, parts: LeaderParts): Promise<void> {
  const { runs, logger } = parts;
  const { number, name, undo } = migration;
  if (typeof undo === 'string') throw new Error(`Migration ${number} cannot be undone: ${undo}`);
  await runs.reopen(migration);
  await undo(dataFor(migration, 'undo-', parts));
  await parts.lease.renew();
  await runs.remove(migration);
  logger.info({ migration: number, name }, 'a migration is undone');
}

function dataFor(migration: Migration, direction: '' | 'undo-', parts: LeaderParts): MigratingDatabase {
  const { database, runs, logger, clock, signal, lease } = parts;
  const endsAt = clock.now().getTime() + migration.maximumMs;
  const mayContinue = async () => {
    signal.throwIfAborted();
    if (clock.now().getTime() >= endsAt) throw new MigrationOutOfTime(migration);
    await lease.renew();
  };
  return new MigratingDatabase({ database, number: migration.number, direction, runs, logger, mayContinue });
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Migration } from './migration.js';
import { checkNumbers, type MigrationPlan, planOf, undoPlanOf } from './migration.rules.js';
import { MigrationLease } from './migration-lease.js';
import { MigrationRunsRepository } from './migration-runs.repository.js';
import { type MigrateParts, runMigration, undoMigration } from './run-migration.js';

/** Thrown for what cannot be undone, with the sentence why. */
export class UndoRefused extends Error {
  override readonly name = 'UndoRefused';
}

const PAUSE_BETWEEN_LOOKS_MS = 500;

/**
 * Runs what is pending, in one process of all that try; the others wait until it is done. In a fresh database they
 * are only recorded: its collections and indexes are created as the models declare them. Nothing in that of a later release.
 * @throws MigrationOutOfTime, LeaseLost, the signal's reason, or what a migration throws
 */
export async function migrate(
  migrations: readonly Migration[],
  parts: MigrateParts,
): Promise<Exclude<MigrationPlan['state'], 'pending'>> {
  checkNumbers(migrations);
  const runs = new MigrationRunsRepository(parts.database, parts.clock);
  for (;;) {
    const plan = planOf(migrations, await runs.all());
    if (plan.state !== 'pending') return plan.state;
    await withLease(parts, async (lease) => {
      const now = planOf(migrations, await runs.all());
      if (now.state !== 'pending') return;
      if (await runs.isFresh()) await runs.recordDone(now.pending);
      else for (const migration of now.pending) await runMigration(migration, { ...parts, runs, lease });
    });
  }
}

/**
 * Takes back a migration and all later ones, newest first; returns their numbers.
 * @throws UndoRefused before anything is changed
 */
export async function undo(migrations: readonly Migration[], first: number, parts: MigrateParts): Promise<number[]> {
  const runs = new MigrationRunsRepository(parts.database, parts.clock);
  const undone: number[] = [];
  await withLease(parts, async (lease) => {
    const plan = undoPlanOf(migrations, await runs.all(), first);
    if (typeof plan === 'string') throw new UndoRefused(plan);
    for (const migration of plan) {
      await undoMigration(migration, { ...parts, runs, lease });
      undone.push(migration.number);
    }
  });
  return undone;
}

async function withLease(
  { database, clock, logger, signal }: MigrateParts,
  work: (lease: MigrationLease) => Promise<void>,
): Promise<void> {
  const lease = new MigrationLease(database, clock, logger);
  for (let looks = 0; !(await lease.take()); looks += 1) {
    if (looks === 0) logger.info({}, 'another process migrates the database; waiting for it');
    await pause(PAUSE_BETWEEN_LOOKS_MS);
    signal.throwIfAborted();
  }
  try {
    await work(lease);
  } finally {
    await lease.release();
  }
}

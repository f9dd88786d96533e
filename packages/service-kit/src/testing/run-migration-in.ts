import { getConnectionToken } from '@nestjs/mongoose';
import { Clock, Logger } from '@pothik/engines';
import type { Connection, mongo } from 'mongoose';
import { MigratingDatabase } from '../migrations/migrating-database.js';
import type { Migration } from '../migrations/migration.js';
import { MigrationRunsRepository } from '../migrations/migration-runs.repository.js';
import type { RunningService } from '../start/start-service.js';

/** Runs one migration on the database of a running service, whatever is recorded there. */
export async function runMigrationIn({ app }: RunningService, migration: Migration): Promise<void> {
  const database = app.get<Connection>(getConnectionToken()).db as mongo.Db;
  const clock = app.get(Clock, { strict: false });
  const logger = app.get(Logger, { strict: false });
  const runs = new MigrationRunsRepository(database, clock);
  const mayContinue = async () => undefined;
  await migration.run(
    new MigratingDatabase({ database, number: migration.number, direction: '', runs, logger, mayContinue }),
  );
}

import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Outbox, PENDING_AFTER_MS } from '../data/outbox.js';
import { OUTBOX_SWEEP, Sweeper } from '../data/sweeper.js';
import { openDatabase, whileDatabaseIsAway } from './database.js';
import type { ServiceParts } from './service.module.js';

/**
 * Prepares a service before it serves: opens its database, migrates it, builds its missing indexes, starts its
 * consumers and its sweeps. Waits while the database is unavailable.
 */
export async function prepareData(
  app: NestFastifyApplication,
  { definition, stores, logger }: ServiceParts,
  signal: AbortSignal,
): Promise<void> {
  if (stores !== undefined) {
    const { connection, databaseClient: client, clock } = stores;
    const { migrations = [] } = definition;
    await openDatabase(connection, { client, migrations, clock, logger, signal });
    await whileDatabaseIsAway(async () => definition.onDatabase?.(app), { logger, signal });
    await app.startAllMicroservices();
    app.get(Sweeper).everySafetyLook(OUTBOX_SWEEP, () => app.get(Outbox).sweep(), PENDING_AFTER_MS);
  }
  app.get(Sweeper).begin();
}

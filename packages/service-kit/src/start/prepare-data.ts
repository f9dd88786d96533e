import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Outbox } from '../data/outbox.js';
import { Sweeper } from '../data/sweeper.js';
import { openDatabase } from './database.js';
import type { ServiceParts } from './service.module.js';

/** How often what a crash left unpublished is looked for. */
const OUTBOX_SWEEP_MS = 5_000;

/**
 * What a service does before it serves: its database is opened, its indexes stand, its events are consumed, its sweeps
 * run. It waits as long as the database is away.
 */
export async function prepareData(
  app: NestFastifyApplication,
  { definition, stores, logger }: ServiceParts,
  signal: AbortSignal,
): Promise<void> {
  if (stores !== undefined) {
    const { connection, mongoUrl, databasePrefix } = stores;
    await openDatabase(connection, { mongoUrl, dbName: `${databasePrefix}_${definition.name}` }, { logger, signal });
    await definition.onDatabase?.(app);
    await app.startAllMicroservices();
    app.get(Sweeper).every('outbox', OUTBOX_SWEEP_MS, () => app.get(Outbox).sweep());
  }
  app.get(Sweeper).begin();
}

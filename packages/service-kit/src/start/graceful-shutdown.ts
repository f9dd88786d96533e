import type { Server } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from '@pothik/engines';
import { Outbox } from '../data/outbox.js';
import { endConnections } from '../http/http-server.js';
import type { Stores } from './service.module.js';

interface Stopping {
  app: NestFastifyApplication;
  stores: Stores | undefined;
  logger: Logger;
}

const PATIENCE_MS = 8_000;

/**
 * Stops a service. Sweeps and streams end first (Nest hooks), then the server refuses connections and ends requests,
 * then consumers finish, then pending events are published, then the database is disconnected, unless other services
 * share its client.
 */
export async function stopService({ app, stores, logger }: Stopping): Promise<void> {
  const impatience = setTimeout(() => {
    logger.warn({}, 'stopping takes too long; closing open connections');
    endConnections(app.getHttpServer() as Server);
  }, PATIENCE_MS);
  try {
    await app.close();
    if (stores !== undefined) await app.get(Outbox).idle();
  } finally {
    clearTimeout(impatience);
    if (stores?.isClientShared === false) await stores.databaseClient.close();
  }
}

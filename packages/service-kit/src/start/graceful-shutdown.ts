import type { Server } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from '@pothik/engines';
import type { Connection } from 'mongoose';
import { Outbox } from '../data/outbox.js';
import { endConnections } from '../http/http-server.js';

interface Stopping {
  app: NestFastifyApplication;
  connection: Connection | undefined;
  logger: Logger;
}

const PATIENCE_MS = 8_000;

/**
 * Stops a service. Sweeps and streams end first (Nest hooks), then the server refuses connections and ends requests,
 * then consumers finish, then pending events are published, then the database is disconnected.
 */
export async function stopService({ app, connection, logger }: Stopping): Promise<void> {
  const impatience = setTimeout(() => {
    logger.warn({}, 'stopping takes too long; closing open connections');
    endConnections(app.getHttpServer() as Server);
  }, PATIENCE_MS);
  try {
    await app.close();
    if (connection !== undefined) await app.get(Outbox).idle();
  } finally {
    clearTimeout(impatience);
    await connection?.close();
  }
}

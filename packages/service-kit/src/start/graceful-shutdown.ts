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
 * Sweeps and streams end first (their owners' Nest hooks), then the server takes no new connection and answers what runs,
 * then consumers finish, then what they caused is published, then the database is left.
 */
export async function stopService({ app, connection, logger }: Stopping): Promise<void> {
  const impatience = setTimeout(() => {
    logger.warn({}, 'stopping takes too long; open connections are ended');
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

import { setTimeout as pause } from 'node:timers/promises';
import { type Connection, type ConnectOptions, createConnection, type Model } from 'mongoose';
import { isEngineAway } from '../http/engine-unavailable.js';
import type { Logger } from '../logging/logger.js';

/** A database that goes away is noticed within two seconds, and nothing queues up for it meanwhile. */
export const DATABASE_OPTIONS: ConnectOptions = {
  serverSelectionTimeoutMS: 2_000,
  connectTimeoutMS: 2_000,
  heartbeatFrequencyMS: 2_000,
  bufferCommands: false,
  autoIndex: true,
};
const POOL_SIZE = 32;
const WAIT_FOR_DATABASE_MS = 60_000;
const PAUSE_BETWEEN_TRIES_MS = 500;

/** Connects to a service's database; waits up to a minute for a server that is still coming up. */
export async function connectDatabase(mongoUrl: string, dbName: string, logger: Logger): Promise<Connection> {
  return whileAway(logger, async () => {
    const connection = createConnection(mongoUrl, { ...DATABASE_OPTIONS, maxPoolSize: POOL_SIZE, dbName });
    try {
      return await connection.asPromise();
    } catch (error) {
      await connection.close(true);
      throw error;
    }
  });
}

/** Waits until every model has its collection and its indexes. */
export async function buildIndexes(connection: Connection, logger: Logger): Promise<void> {
  for (const model of Object.values(connection.models)) {
    try {
      await model.init();
    } catch (error) {
      if (!isEngineAway(error)) throw error;
      await whileAway(logger, () => buildIndexesOf(model));
    }
  }
}

/** `init` remembers its failure; this does the same work again. */
async function buildIndexesOf(model: Model<unknown>): Promise<void> {
  await model.createCollection();
  await model.ensureIndexes();
}

async function whileAway<T>(logger: Logger, work: () => Promise<T>): Promise<T> {
  const giveUpAt = performance.now() + WAIT_FOR_DATABASE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isEngineAway(error) || performance.now() > giveUpAt) throw error;
      logger.warn({ error }, 'the database is away; trying again');
      await pause(PAUSE_BETWEEN_TRIES_MS);
    }
  }
}

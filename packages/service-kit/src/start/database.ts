import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '@pothik/engines';
import { isEngineAway } from '@pothik/engines';
import { type Connection, type ConnectOptions, createConnection, type Model } from 'mongoose';

/**
 * A database that goes away is noticed within two seconds, and nothing queues up for it meanwhile. What a service has
 * acknowledged survives the loss of a minority of the database's nodes, and their power.
 */
const OPTIONS: ConnectOptions = {
  serverSelectionTimeoutMS: 2_000,
  connectTimeoutMS: 2_000,
  heartbeatFrequencyMS: 2_000,
  bufferCommands: false,
  maxPoolSize: 32,
  writeConcern: { w: 'majority', journal: true },
};
const PAUSE_BETWEEN_TRIES_MS = 500;

export interface DatabaseAddress {
  /** Address of a server. */
  mongoUrl: string;
  /** Name of the service's own database. */
  dbName: string;
}

/** A connection that models can be made on before the database answers: until then their commands reject as away. */
export function declareDatabase(): Connection {
  const connection = createConnection();
  Object.assign(connection.config, { bufferCommands: false, autoCreate: false, autoIndex: false });
  return connection;
}

/**
 * Opens a declared connection and gives every model its collection and indexes, trying again while the server is away.
 * @throws Error what keeps an index from being built, or the signal's reason
 */
export async function openDatabase(
  connection: Connection,
  { mongoUrl, dbName }: DatabaseAddress,
  { logger, signal }: { logger: Logger; signal: AbortSignal },
): Promise<void> {
  await whileAway(() => open(connection, mongoUrl, dbName), logger, signal);
  for (const model of Object.values(connection.models)) {
    await whileAway(() => buildIndexes(model), logger, signal);
  }
}

async function open(connection: Connection, mongoUrl: string, dbName: string): Promise<void> {
  await connection.openUri(mongoUrl, { ...OPTIONS, dbName });
}

async function buildIndexes(model: Model<unknown>): Promise<void> {
  await model.createCollection();
  await model.ensureIndexes();
}

async function whileAway(work: () => Promise<void>, logger: Logger, signal: AbortSignal): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      if (!isEngineAway(error)) throw error;
      if (tries === 1) logger.warn({ error }, 'the database is away; trying again');
    }
    await pause(PAUSE_BETWEEN_TRIES_MS);
  }
}

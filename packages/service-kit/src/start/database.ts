import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '@pothik/engines';
import { isEngineUnavailable } from '@pothik/engines';
import { type Connection, type ConnectOptions, createConnection, type Model } from 'mongoose';

/**
 * An unavailable database is detected within two seconds, and nothing queues up for it meanwhile. Acknowledged writes
 * survive the loss of a minority of the database's nodes, and a loss of power.
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

/** A connection on which models can be declared before the database answers: until then their commands reject. */
export function declareDatabase(): Connection {
  const connection = createConnection();
  Object.assign(connection.config, { bufferCommands: false, autoCreate: false, autoIndex: false });
  return connection;
}

/**
 * Opens a declared connection and creates all collections and indexes; retries while the server is unavailable.
 * @throws Error why an index cannot be built, or the signal's reason
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
      if (!isEngineUnavailable(error)) throw error;
      if (tries === 1) logger.warn({ error }, 'the database is away; trying again');
    }
    await pause(PAUSE_BETWEEN_TRIES_MS);
  }
}

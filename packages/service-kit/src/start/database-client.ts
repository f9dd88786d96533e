import { mongoClient } from '@pothik/engines';
import { type Connection, createConnection, type mongo } from 'mongoose';

/**
 * An unavailable database is detected within two seconds, and nothing queues up for it meanwhile. Acknowledged writes
 * survive the loss of a minority of the database's nodes, and a loss of power.
 */
const OPTIONS: mongo.MongoClientOptions = {
  serverSelectionTimeoutMS: 2_000,
  connectTimeoutMS: 2_000,
  heartbeatFrequencyMS: 2_000,
  maxPoolSize: 32,
  writeConcern: { w: 'majority', journal: true },
};

/**
 * The client of a database server. A service in a process of its own has its own; the services of one process share one,
 * so that one monitor asks the server how it is, and its connections serve whoever needs them.
 */
export class DatabaseClient {
  private readonly root = declareDatabase();
  private opening: Promise<void> | undefined;

  /** `options` instead of those for one service and a server elsewhere. */
  constructor(
    private readonly mongoUrl: string,
    private readonly options: Pick<mongo.MongoClientOptions, 'maxPoolSize' | 'heartbeatFrequencyMS'> = {},
  ) {}

  /** The connection to one database of the server. Models can be declared before it is open: until then their commands reject. */
  database(name: string): Connection {
    return this.root.useDb(name);
  }

  /** Opens the connections to all databases, once for all callers. @throws Error while the server is unavailable; then it can be called again */
  async open(): Promise<void> {
    this.opening ??= this.connect().catch((error) => {
      this.opening = undefined;
      throw error;
    });
    await this.opening;
  }

  /** Closes the connections to all databases. */
  async close(): Promise<void> {
    await Promise.allSettled([this.opening]);
    await this.root.close();
  }

  private async connect(): Promise<void> {
    const client = mongoClient(this.mongoUrl, { ...OPTIONS, ...this.options });
    try {
      await client.connect();
    } catch (error) {
      await client.close();
      throw error;
    }
    this.root.setClient(client);
  }
}

/** A connection that is not opened, on which models can be declared. */
export function declareDatabase(): Connection {
  const connection = createConnection();
  Object.assign(connection.config, { bufferCommands: false, autoCreate: false, autoIndex: false });
  return connection;
}

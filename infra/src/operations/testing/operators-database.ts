import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type EmbeddedMongo, startEmbeddedMongo } from '@pothik/embedded-mongo';
import { MongoClient } from 'mongodb';
import { runOperation } from './run-operation.js';

/** A running database without a platform, and operations on it. */
export class OperatorsDatabase {
  private constructor(
    private readonly directory: string,
    private readonly database: EmbeddedMongo,
    readonly client: MongoClient,
  ) {}

  static async start(): Promise<OperatorsDatabase> {
    const directory = await mkdtemp(path.join(os.tmpdir(), 'pothik-operations-'));
    const database = await startEmbeddedMongo({ directory, port: 0, synchronous: 'NORMAL' });
    return new OperatorsDatabase(directory, database, await MongoClient.connect(database.url));
  }

  /** The exit code of an operation, and every line it printed. */
  run(...args: string[]): Promise<unknown[]> {
    const variables = { MONGO_URL: this.database.url, DATA_DIR: this.directory, LOG_LEVEL: 'silent' };
    return runOperation(args, variables);
  }

  async close(): Promise<void> {
    await this.client.close();
    await this.database.close();
    await rm(this.directory, { recursive: true, force: true });
  }
}

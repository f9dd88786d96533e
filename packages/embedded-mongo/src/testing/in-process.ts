import { type Db, MongoClient } from 'mongodb';
import { type EmbeddedMongo, type EmbeddedMongoOptions, startEmbeddedMongo } from '../index.js';
import { temporaryDirectory } from './temporary-directory.js';

export interface TestServer {
  server: EmbeddedMongo;
  client: MongoClient;
  database: Db;
  close(): Promise<void>;
}

/** A server in this process on a directory of its own, and the official driver connected to it. */
export async function startTestServer(options: Partial<EmbeddedMongoOptions> = {}): Promise<TestServer> {
  const { directory, remove } = temporaryDirectory();
  const server = await startEmbeddedMongo({ directory, port: 0, synchronous: 'NORMAL', ...options });
  const client = await MongoClient.connect(server.url);
  const close = async () => {
    await client.close();
    await server.close();
    remove();
  };
  return { server, client, database: client.db('test'), close };
}

/** The refusal a promise ends in; fails when it does not. */
export async function refusalOf(
  work: Promise<unknown>,
): Promise<{ code?: number; message: string } & Record<string, unknown>> {
  try {
    await work;
  } catch (error) {
    return error as { code?: number; message: string } & Record<string, unknown>;
  }
  throw new Error('a refusal was expected, but it succeeded');
}

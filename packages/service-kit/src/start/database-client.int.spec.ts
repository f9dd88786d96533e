import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type EmbeddedMongo, startEmbeddedMongo } from '@pothik/embedded-mongo';
import { Schema } from 'mongoose';
import { DatabaseClient } from './database-client.js';

const schema = new Schema<{ name: string }>({ name: String });

let directory: string;
let server: EmbeddedMongo;
let client: DatabaseClient;

const startServer = () => startEmbeddedMongo({ directory: path.join(directory, 'mongo'), synchronous: 'NORMAL' });

beforeEach(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'pothik-client-'));
  server = await startServer();
  client = new DatabaseClient(server.url);
});

afterEach(async () => {
  await client.close();
  await server.close();
  await rm(directory, { recursive: true, force: true });
});

describe('the client of a database server', () => {
  it('has a connection to each database of the server, whose models are declared before it is open', async () => {
    const rides = client.database('one').model('Name', schema);
    const users = client.database('other').model('Name', schema);
    await client.open();
    await rides.create({ name: 'a ride' });
    expect([await rides.countDocuments(), await users.countDocuments()]).toEqual([1, 0]);
    expect(rides.db.getClient()).toBe(users.db.getClient());
  });

  it('rejects commands until it is open, and after it is closed', async () => {
    const model = client.database('one').model('Name', schema);
    await expect(model.countDocuments()).rejects.toThrow();
    await client.open();
    expect(await model.countDocuments()).toBe(0);
    await client.close();
    await expect(model.countDocuments()).rejects.toThrow();
  });

  it('opens for all callers at once, again after the server was away', async () => {
    const model = client.database('one').model('Name', schema);
    await server.close();
    const tries = await Promise.allSettled([client.open(), client.open()]);
    expect(tries.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    server = await startServer();
    await Promise.all([client.open(), client.open()]);
    expect(await model.countDocuments()).toBe(0);
  });
});

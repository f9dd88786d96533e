import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import timers from 'node:timers';
import { jest } from '@jest/globals';
import { type EmbeddedMongo, startEmbeddedMongo } from '@pothik/embedded-mongo';
import { mongoClient } from './mongo-client.js';

let directory: string;
let database: EmbeddedMongo;

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'pothik-client-'));
  database = await startEmbeddedMongo({ directory, port: 0, synchronous: 'NORMAL' });
});
afterAll(async () => {
  await database.close();
  await rm(directory, { recursive: true, force: true });
});

describe('a client of a MongoDB-compatible server', () => {
  it('looks after its connections once a minute, and not ten times a second', async () => {
    const setTimeout = jest.spyOn(timers, 'setTimeout');
    const client = mongoClient(database.url, {});
    await client.db('one').command({ ping: 1 });
    const delays = setTimeout.mock.calls.map(([_callback, delay]) => delay);
    setTimeout.mockRestore();
    await client.close();
    expect(delays).toContain(60_000);
    expect(delays).not.toContain(100);
  });
});

import { randomUUID } from 'node:crypto';
import type { TestClock } from '@pothik/engines/testing';
import { mongo } from 'mongoose';
import { PinoLogger } from '../../logging/pino-logger.js';
import { startTestEngines, type TestEngines } from '../../testing/test-engines.js';
import type { Migration } from '../migration.js';
import type { MigrateParts } from '../run-migration.js';

interface Note {
  _id: number;
  text: string;
  /** How often it was changed. */
  changes?: number;
}

/** A process of its own, as far as the database can see. */
export interface Instance {
  parts: MigrateParts;
  stop: AbortController;
  client: mongo.MongoClient;
}

/** A database with notes, and processes that migrate it. */
export class MigrationFixture {
  private readonly clients: mongo.MongoClient[] = [];

  private constructor(
    readonly test: TestEngines,
    private readonly client: mongo.MongoClient,
    private readonly name: string,
  ) {}

  static async open(): Promise<MigrationFixture> {
    const test = await startTestEngines(new Map());
    const name = `${test.engines.databasePrefix}_${randomUUID().slice(0, 8)}`;
    return new MigrationFixture(test, await mongo.MongoClient.connect(test.engines.mongoUrl), name);
  }

  get clock(): TestClock {
    return this.test.clock;
  }

  get database(): mongo.Db {
    return this.client.db(this.name);
  }

  get notes(): mongo.Collection<Note> {
    return this.database.collection<Note>('notes');
  }

  async store(count: number): Promise<void> {
    await this.notes.insertMany(
      Array.from({ length: count }, (_, number) => ({ _id: number, text: `note ${number}` })),
    );
  }

  async instance(): Promise<Instance> {
    const client = await mongo.MongoClient.connect(this.test.engines.mongoUrl);
    this.clients.push(client);
    const stop = new AbortController();
    const logger = PinoLogger.create('test', { level: process.env.LOG_LEVEL ?? 'silent' });
    return { client, stop, parts: { database: client.db(this.name), clock: this.clock, logger, signal: stop.signal } };
  }

  /** The numbers of the migrations that ran, and of those that were begun. */
  async runs(): Promise<{ done: number[]; begun: number[] }> {
    const runs = await this.database.collection<{ _id: number; doneAt: Date | null }>('migrations').find().toArray();
    const numbers = (isDone: boolean) =>
      runs.filter(({ doneAt }) => (doneAt !== null) === isDone).map(({ _id }) => _id);
    return { done: numbers(true), begun: numbers(false) };
  }

  /** How many notes were changed how often. */
  async changes(): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const { changes = 0 } of await this.notes.find().toArray()) counts[changes] = (counts[changes] ?? 0) + 1;
    return counts;
  }

  async close(): Promise<void> {
    await Promise.all(this.clients.map((client) => client.close()));
    await this.database.dropDatabase();
    await this.client.close();
    await this.test.close();
  }
}

/** Counts each note that it changes; `afterBatch` is called with the number of batches so far. */
export const countingNotes = (
  afterBatch: (batches: number) => Promise<void> | void = () => undefined,
  other: Partial<Migration> = {},
): Migration => {
  let batches = 0;
  return {
    number: 1,
    name: 'count-notes',
    maximumMs: 60_000,
    run: (data) =>
      data.inBatches<Note>({ name: 'notes', collection: 'notes' }, async (notes, collection) => {
        await collection.updateMany({ _id: { $in: notes.map(({ _id }) => _id) } }, { $inc: { changes: 1 } });
        batches += 1;
        await afterBatch(batches);
      }),
    undo: (data) =>
      data.inBatches<Note>({ name: 'notes', collection: 'notes' }, async (notes, collection) => {
        await collection.updateMany({ _id: { $in: notes.map(({ _id }) => _id) } }, { $inc: { changes: -1 } });
      }),
    ...other,
  };
};

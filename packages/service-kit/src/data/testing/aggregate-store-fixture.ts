import type { EventEnvelope } from '@pothik/contracts/platform';
import { userEvents } from '@pothik/contracts/user';
import { startEmbeddedMongo } from '@pothik/embedded-mongo';
import { EmbeddedEventLog, TestClock, temporaryDirectory } from '@pothik/engines/testing';
import mongoose, { type Model, type Types } from 'mongoose';
import { SYSTEM_ACTOR } from '../../identity/caller.js';
import { PinoLogger } from '../../logging/pino-logger.js';
import type { AggregateDocument, IdempotencyKey, NewEvent } from '../aggregate-document.js';
import { aggregateSchema } from '../aggregate-schema.js';
import { AggregateStore } from '../aggregate-store.js';
import type { NewAggregate } from '../aggregate-writer.js';
import { Outbox } from '../outbox.js';

/** An aggregate that only tests have. */
export interface Ticket extends AggregateDocument {
  seat: string;
  sold: number;
  note?: string;
  tags: string[];
}

const profileUpdated = userEvents.profileUpdated;

/** An event of the catalogue, whose payload says how often the ticket was sold. */
export const ticketEvents = {
  updated: ({ _id }: Pick<Ticket, '_id'>, sold: number): NewEvent => ({
    definition: profileUpdated,
    payload: { profile: { id: _id.toHexString(), name: `sold ${sold}`, phone: '', image: '' } },
  }),
};

export type Fixture = Awaited<ReturnType<typeof startFixture>>;

/** A database, an event log, an outbox and one kind of aggregate. */
export async function startFixture({ isNeverDeleted = false } = {}) {
  const { directory, remove } = await temporaryDirectory();
  const database = await startEmbeddedMongo({ directory, port: 0, synchronous: 'NORMAL' });
  const logger = PinoLogger.create('test', { level: 'silent' });
  const clock = new TestClock();
  const log = new EmbeddedEventLog(database.url, clock, logger);
  const connection = await mongoose
    .createConnection(database.url, { dbName: 'pothik_test', monitorCommands: true })
    .asPromise();
  const schema = aggregateSchema<Ticket>({
    seat: { type: String, required: true },
    sold: { type: Number, required: true },
    note: { type: String },
    tags: { type: [String] },
  });
  schema.index({ seat: 1 }, { unique: true, name: 'one_per_seat' });
  const model = connection.model<Ticket>('Ticket', schema);
  await model.init();
  const outbox = new Outbox(log, clock, logger);
  const conflicts = { one_per_seat: 'request/conflict' } as const;
  const store = new AggregateStore<Ticket>(model as Model<Ticket>, outbox, clock, conflicts, { isNeverDeleted });
  let seats = 0;
  const newTicket = (fields: Partial<NewAggregate<Ticket>> = {}, command?: IdempotencyKey) => {
    seats += 1;
    const filled = { seat: `seat-${seats}`, sold: 0, tags: [], ...fields };
    return store.create(filled, (ticket) => [ticketEvents.updated(ticket, 0)], { actor: SYSTEM_ACTOR, command });
  };
  return {
    clock,
    log,
    logger,
    model,
    outbox,
    store,
    newTicket,
    present: (id: Types.ObjectId) => model.findById(id).lean<Ticket>().exec(),
    publishedOf: (id: Types.ObjectId) => publishedOf(log, id),
    close: async () => {
      await outbox.idle();
      await log.close();
      await connection.close();
      await database.close();
      await remove();
    },
  };
}

async function publishedOf(log: EmbeddedEventLog, id: Types.ObjectId): Promise<EventEnvelope[]> {
  const events: EventEnvelope[] = [];
  for await (const { key, value } of log.read('pothik.user')) {
    if (key === id.toHexString()) events.push(JSON.parse(value) as EventEnvelope);
  }
  return events;
}

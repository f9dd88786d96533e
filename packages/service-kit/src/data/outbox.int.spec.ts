import type { EventLog } from '../events/event-log.js';
import { SYSTEM_ACTOR } from '../identity/caller.js';
import { AggregateStore } from './aggregate-store.js';
import { Outbox } from './outbox.js';
import { type Stage, startStage, type Ticket, ticketEvents } from './testing/stage.js';

let stage: Stage;
beforeEach(async () => {
  stage = await startStage();
});
afterEach(() => stage.close());

const sold = (ticket: Ticket) => ({
  next: { ...ticket, sold: ticket.sold + 1 },
  events: [ticketEvents.updated(ticket, ticket.sold + 1)],
});
const options = { actor: SYSTEM_ACTOR };
const numbersOf = async (ticket: Ticket) =>
  (await stage.publishedOf(ticket._id)).map(({ aggregateVersion }) => aggregateVersion);

/** A process that ends between storing and publishing: its log never answers. */
const dyingLog = { append: () => Promise.reject(new Error('killed')) } as unknown as EventLog;

async function changeAndDie(ticket: Ticket): Promise<void> {
  const outbox = new Outbox(dyingLog, stage.clock, stage.logger);
  await new AggregateStore(stage.model, outbox, stage.clock, {}).change({ _id: ticket._id }, sold, options);
  await outbox.idle();
}

describe('The outbox', () => {
  it('publishes by its sweep, once, what a crash left behind', async () => {
    const ticket = await stage.newTicket();
    await stage.outbox.idle();
    await changeAndDie(ticket);
    expect(await stage.outbox.sweep()).toBe(0);
    stage.clock.advance(5_001);
    expect(await stage.outbox.sweep()).toBe(1);
    expect(await stage.outbox.sweep()).toBe(0);
    expect(await numbersOf(ticket)).toEqual([1, 2]);
    expect(await stage.present(ticket._id)).toMatchObject({ pendingEvents: [], version: 2 });
  });

  it('tells how long the oldest event has been pending', async () => {
    const ticket = await stage.newTicket();
    await stage.outbox.idle();
    expect(await stage.outbox.oldestPendingMs()).toBe(0);
    await changeAndDie(ticket);
    stage.clock.advance(90_000);
    expect(await stage.outbox.oldestPendingMs()).toBe(90_000);
    await stage.outbox.sweep();
    expect(await stage.outbox.oldestPendingMs()).toBe(0);
  });

  it('publishes what a crash left before what comes after it', async () => {
    const ticket = await stage.newTicket();
    await stage.outbox.idle();
    await changeAndDie(ticket);
    await stage.store.change({ _id: ticket._id }, sold, options);
    await stage.outbox.idle();
    expect(await numbersOf(ticket)).toEqual([1, 2, 3]);
    expect(await stage.present(ticket._id)).not.toHaveProperty('pendingSince');
  });

  it('repeats events at most when two replicas sweep at once, and leaves nothing pending', async () => {
    const tickets = await Promise.all(Array.from({ length: 20 }, () => stage.newTicket()));
    await stage.outbox.idle();
    await Promise.all(tickets.map(changeAndDie));
    stage.clock.advance(5_001);
    const replica = new Outbox(stage.log, stage.clock, stage.logger);
    replica.register(stage.model as never);
    await Promise.all([stage.outbox.sweep(), replica.sweep()]);
    for (const ticket of tickets) expect([...new Set(await numbersOf(ticket))]).toEqual([1, 2]);
    expect(await stage.model.countDocuments({ pendingSince: { $exists: true } })).toBe(0);
  });

  it('leaves events pending while the log is away, and removes a forgotten mark', async () => {
    const ticket = await stage.newTicket();
    await stage.outbox.idle();
    await changeAndDie(ticket);
    expect((await stage.present(ticket._id))?.pendingEvents).toHaveLength(1);
    await stage.model.updateOne({ _id: ticket._id }, { $set: { pendingEvents: [] } });
    stage.clock.advance(5_001);
    await stage.outbox.sweep();
    expect(await stage.present(ticket._id)).not.toHaveProperty('pendingSince');
  });
});

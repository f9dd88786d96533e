import type { EventLog } from '@pothik/engines';
import { SYSTEM_ACTOR } from '../identity/caller.js';
import { AggregateStore } from './aggregate-store.js';
import { Outbox } from './outbox.js';
import { type Fixture, startFixture, type Ticket, ticketEvents } from './testing/aggregate-store-fixture.js';

let fixture: Fixture;
beforeEach(async () => {
  fixture = await startFixture();
});
afterEach(() => fixture.close());

const sold = (ticket: Ticket) => ({
  next: { ...ticket, sold: ticket.sold + 1 },
  events: [ticketEvents.updated(ticket, ticket.sold + 1)],
});
const options = { actor: SYSTEM_ACTOR };
const numbersOf = async (ticket: Ticket) =>
  (await fixture.publishedOf(ticket._id)).map(({ aggregateVersion }) => aggregateVersion);

/** A process that ends between storing and publishing: its log never answers. */
const dyingLog = { append: () => Promise.reject(new Error('killed')) } as unknown as EventLog;

async function changeAndDie(ticket: Ticket): Promise<void> {
  const outbox = new Outbox(dyingLog, fixture.clock, fixture.logger);
  await new AggregateStore(fixture.model, outbox, fixture.clock, {}).change({ _id: ticket._id }, sold, options);
  await outbox.idle();
}

describe('The outbox', () => {
  it('publishes in its sweep, once, the events that a crash left behind', async () => {
    const ticket = await fixture.newTicket();
    await fixture.outbox.idle();
    await changeAndDie(ticket);
    expect(await fixture.outbox.sweep()).toBe(0);
    fixture.clock.advance(5_001);
    expect(await fixture.outbox.sweep()).toBe(1);
    expect(await fixture.outbox.sweep()).toBe(0);
    expect(await numbersOf(ticket)).toEqual([1, 2]);
    expect(await fixture.present(ticket._id)).toMatchObject({ pendingEvents: [], version: 2 });
  });

  it('returns how long the oldest event has been pending', async () => {
    const ticket = await fixture.newTicket();
    await fixture.outbox.idle();
    expect(await fixture.outbox.oldestPendingMs()).toBe(0);
    await changeAndDie(ticket);
    fixture.clock.advance(90_000);
    expect(await fixture.outbox.oldestPendingMs()).toBe(90_000);
    await fixture.outbox.sweep();
    expect(await fixture.outbox.oldestPendingMs()).toBe(0);
  });

  it('publishes events that a crash left before later ones', async () => {
    const ticket = await fixture.newTicket();
    await fixture.outbox.idle();
    await changeAndDie(ticket);
    await fixture.store.change({ _id: ticket._id }, sold, options);
    await fixture.outbox.idle();
    expect(await numbersOf(ticket)).toEqual([1, 2, 3]);
    expect(await fixture.present(ticket._id)).not.toHaveProperty('pendingSince');
  });

  it('at most repeats events when two instances sweep at once, and leaves nothing pending', async () => {
    const tickets = await Promise.all(Array.from({ length: 20 }, () => fixture.newTicket()));
    await fixture.outbox.idle();
    await Promise.all(tickets.map(changeAndDie));
    fixture.clock.advance(5_001);
    const projection = new Outbox(fixture.log, fixture.clock, fixture.logger);
    projection.register(fixture.model as never);
    await Promise.all([fixture.outbox.sweep(), projection.sweep()]);
    for (const ticket of tickets) expect([...new Set(await numbersOf(ticket))]).toEqual([1, 2]);
    expect(await fixture.model.countDocuments({ pendingSince: { $exists: true } })).toBe(0);
  });

  it('leaves events pending while the log is unavailable, and removes a leftover `pendingSince`', async () => {
    const ticket = await fixture.newTicket();
    await fixture.outbox.idle();
    await changeAndDie(ticket);
    expect((await fixture.present(ticket._id))?.pendingEvents).toHaveLength(1);
    await fixture.model.updateOne({ _id: ticket._id }, { $set: { pendingEvents: [] } });
    fixture.clock.advance(5_001);
    await fixture.outbox.sweep();
    expect(await fixture.present(ticket._id)).not.toHaveProperty('pendingSince');
  });
});

describe('Published events', () => {
  it('are removed from many documents together', async () => {
    const commands: string[] = [];
    fixture.model.db.getClient().on('commandStarted', ({ commandName }) => commands.push(commandName));
    const tickets = await Promise.all(Array.from({ length: 12 }, () => fixture.newTicket()));
    await fixture.outbox.idle();
    expect(commands.filter((name) => name === 'update').length).toBeLessThanOrEqual(2);
    for (const ticket of tickets)
      expect(await fixture.present(ticket._id)).toMatchObject({ pendingEvents: [], eventSequence: 1 });
  });

  it('are not published again by a change that follows before they are removed', async () => {
    const ticket = await fixture.newTicket();
    for (let count = 0; count < 5; count += 1) await fixture.store.change({ _id: ticket._id }, sold, options);
    await fixture.outbox.idle();
    expect(await numbersOf(ticket)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await fixture.present(ticket._id)).not.toHaveProperty('pendingSince');
  });

  it('are not published again by a change whose answer comes after they were removed', async () => {
    const ticket = await fixture.newTicket();
    const before = await fixture.present(ticket._id);
    expect(before?.pendingEvents).toHaveLength(1);
    await fixture.outbox.idle();
    fixture.outbox.publish(fixture.model as never, ticket._id, before ?? undefined);
    await fixture.outbox.idle();
    expect(await numbersOf(ticket)).toEqual([1]);
    expect(await fixture.present(ticket._id)).toMatchObject({ pendingEvents: [] });
  });

  it('are tried again by themselves after the log was unavailable', async () => {
    const ticket = await fixture.newTicket();
    await fixture.outbox.idle();
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance', 'Date'] });
    try {
      let isAway = true;
      const append: EventLog['append'] = (topic, records) =>
        isAway ? Promise.reject(new Error('away')) : fixture.log.append(topic, records);
      const outbox = new Outbox({ append } as unknown as EventLog, fixture.clock, fixture.logger);
      await new AggregateStore(fixture.model, outbox, fixture.clock, {}).change({ _id: ticket._id }, sold, options);
      await outbox.idle();
      expect(await numbersOf(ticket)).toEqual([1]);
      isAway = false;
      for (let turn = 0; turn < 100 && (await numbersOf(ticket)).length < 2; turn += 1)
        await jest.advanceTimersByTimeAsync(5_000);
      expect(await numbersOf(ticket)).toEqual([1, 2]);
    } finally {
      jest.useRealTimers();
    }
  });
});

import { DomainError } from '@pothik/contracts/catalogue';
import { Types } from 'mongoose';
import { SYSTEM_ACTOR } from '../identity/caller.js';
import type { IdempotencyKey } from './aggregate-document.js';
import { commandUpdate } from './aggregate-update.rules.js';
import { type Fixture, startFixture, type Ticket, ticketEvents } from './testing/aggregate-store-fixture.js';

let fixture: Fixture;

const actor = SYSTEM_ACTOR;
const refuse = () => {
  throw new Error('decided again');
};
const command = (id: string, inputHash = 'same'): IdempotencyKey => ({ id, inputHash });
const sold = (ticket: Ticket) => ({
  next: { ...ticket, sold: ticket.sold + 1 },
  events: [ticketEvents.updated(ticket, ticket.sold + 1)],
});

describe.each([
  ['An aggregate store', false],
  ['An aggregate store of what is never deleted', true],
])('%s', (_kind, isNeverDeleted) => {
  beforeAll(async () => {
    fixture = await startFixture({ isNeverDeleted });
  });
  afterAll(() => fixture.close());

  it('stores a new aggregate with its first events, and publishes them', async () => {
    const ticket = await fixture.newTicket();
    await fixture.outbox.idle();
    expect(ticket).toMatchObject({ version: 1, eventSequence: 1, sold: 0, commands: [] });
    expect(await fixture.present(ticket._id)).toMatchObject({ version: 1, pendingEvents: [] });
    expect(await fixture.present(ticket._id)).not.toHaveProperty('pendingSince');
    expect((await fixture.publishedOf(ticket._id)).map(({ aggregateVersion }) => aggregateVersion)).toEqual([1]);
  });

  it('writes only the fields that differ, and removes undefined ones', async () => {
    const ticket = await fixture.newTicket({ note: 'window', tags: ['a'] });
    await fixture.model.updateOne({ _id: ticket._id }, { $set: { tags: ['written elsewhere'] }, $inc: { version: 1 } });
    const changed = await fixture.store.change(
      { _id: ticket._id },
      (current) => ({ next: { ...current, tags: ticket.tags, note: undefined, version: 70 }, events: [] }),
      { actor },
    );
    expect(changed).toMatchObject({ version: 3, tags: ['a'] });
    expect(changed).not.toHaveProperty('note');
    const unchanged = await fixture.store.change(
      { _id: ticket._id },
      (current) => ({ next: { ...current }, events: [] }),
      { actor },
    );
    expect(unchanged).toMatchObject({ version: 4, tags: ['a'], eventSequence: 1 });
  });

  it('returns what is stored', async () => {
    const ticket = await fixture.newTicket({ note: 'window' });
    const next = { ...ticket, note: undefined, sold: 3, tags: ['aisle'] };
    const options = { actor, command: command(`person|sell|${ticket.seat}`) };
    const changed = await fixture.store.change({ _id: ticket._id }, () => ({ next, events: [] }), options);
    await fixture.outbox.idle();
    const { pendingEvents: _published, pendingSince: _since, ...own } = changed as Ticket;
    expect(await fixture.present(ticket._id)).toEqual({ ...own, pendingEvents: [] });
  });

  it('creates or changes: of 20 concurrent calls the first creates, and every other changes its document', async () => {
    const _id = new Types.ObjectId();
    const fields = { _id, seat: `seat-${_id.toHexString()}`, sold: 0, tags: [] };
    const created = (ticket: Ticket) => [ticketEvents.updated(ticket, 0)];
    const attempts = Array.from({ length: 20 }, () => fixture.store.changeOrCreate(fields, created, sold, { actor }));
    const landed = (await Promise.allSettled(attempts)).filter(({ status }) => status === 'fulfilled').length;
    expect(landed).toBeGreaterThan(0);
    expect(await fixture.present(_id)).toMatchObject({ sold: landed - 1, version: landed, eventSequence: landed });
  });

  it('returns undefined without a document, and the current one when there is nothing to do', async () => {
    const ticket = await fixture.newTicket();
    expect(await fixture.store.change({ sold: -1 }, sold, { actor })).toBeUndefined();
    expect(await fixture.store.change({ _id: ticket._id }, () => undefined, { actor })).toMatchObject({ version: 1 });
  });

  it('decides on the document that the caller has just read, and once more when that is stale', async () => {
    const ticket = await fixture.newTicket();
    const filter = { _id: ticket._id };
    const seen: number[] = [];
    const decide = (current: Ticket) => {
      seen.push(current.sold);
      return sold(current);
    };
    expect(await fixture.store.change(filter, decide, { actor }, ticket)).toMatchObject({ sold: 1 });
    expect(await fixture.store.change(filter, decide, { actor }, ticket)).toMatchObject({ sold: 2, version: 3 });
    expect(seen).toEqual([0, 0, 1]);
  });

  it('does not read again what it has just written', async () => {
    const commands: string[] = [];
    fixture.model.db.getClient().on('commandStarted', ({ commandName }) => commands.push(commandName));
    const ticket = await fixture.newTicket();
    await fixture.store.change({ _id: ticket._id }, sold, { actor });
    await fixture.store.change({ _id: ticket._id }, sold, { actor });
    expect(commands.filter((name) => name === 'find')).toEqual([]);
    expect(await fixture.present(ticket._id)).toMatchObject({ sold: 2, version: 3 });
  });

  it('refuses nothing, and leaves nothing unchanged, because of what it recalls: that is decided on what is stored', async () => {
    const ticket = await fixture.newTicket();
    await fixture.model.updateOne({ _id: ticket._id }, { $set: { sold: 7 }, $inc: { version: 1 } });
    const onlyFrom7 = (current: Ticket) => {
      if (current.sold !== 7) throw new DomainError('request/conflict');
      return sold(current);
    };
    expect(await fixture.store.change({ _id: ticket._id }, onlyFrom7, { actor })).toMatchObject({ sold: 8 });
    await fixture.model.updateOne({ _id: ticket._id }, { $set: { sold: 20 }, $inc: { version: 1 } });
    const beyond10 = (current: Ticket) => (current.sold > 10 ? sold(current) : undefined);
    expect(await fixture.store.change({ _id: ticket._id }, beyond10, { actor })).toMatchObject({ sold: 21 });
  });

  it('writes or refuses each of 100 concurrent changes: no event is lost, numbers have no gaps', async () => {
    const ticket = await fixture.newTicket();
    const attempts = Array.from({ length: 100 }, () => fixture.store.change({ _id: ticket._id }, sold, { actor }));
    const outcomes = await Promise.allSettled(attempts);
    const landed = outcomes.filter(({ status }) => status === 'fulfilled').length;
    for (const one of outcomes)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'request/conflict' });
    await fixture.outbox.idle();
    const present = await fixture.present(ticket._id);
    expect(landed).toBeGreaterThan(0);
    expect(present).toMatchObject({ sold: landed, version: landed + 1, eventSequence: landed + 1, pendingEvents: [] });
    expect(present).not.toHaveProperty('pendingSince');
    const numbers = (await fixture.publishedOf(ticket._id)).map(({ aggregateVersion }) => aggregateVersion);
    expect(numbers).toEqual(Array.from({ length: landed + 1 }, (_, index) => index + 1));
  });

  it('creates one document, and returns it to all of 50 concurrent repeats of a command', async () => {
    const key = command('person|ride.book|fifty');
    const answers = await Promise.all(Array.from({ length: 50 }, () => fixture.newTicket({ seat: 'fifty' }, key)));
    expect(new Set(answers.map(({ _id }) => _id.toHexString())).size).toBe(1);
    expect(await fixture.model.countDocuments({ seat: 'fifty' })).toBe(1);
  });

  it('refuses a key that is reused with other input, for creating and for changing', async () => {
    const ticket = await fixture.newTicket({}, command('person|create|k'));
    await expect(fixture.newTicket({}, command('person|create|k', 'other'))).rejects.toMatchObject({
      code: 'request/key-reused',
    });
    await fixture.store.change({ _id: ticket._id }, sold, { actor, command: command('person|sell|k') });
    const again = { actor, command: command('person|sell|k', 'other') };
    await expect(fixture.store.change({ _id: ticket._id }, sold, again)).rejects.toMatchObject({
      code: 'request/key-reused',
    });
  });

  it('executes a repeated change once, also when its filter no longer matches', async () => {
    const ticket = await fixture.newTicket();
    const options = { actor, command: command('person|sell|once') };
    const first = await fixture.store.change({ _id: ticket._id, sold: 0 }, sold, options);
    const second = await fixture.store.change({ _id: ticket._id, sold: 0 }, sold, options);
    expect(first?.sold).toBe(1);
    expect(second).toMatchObject({ sold: 1, version: 2 });
  });

  it('answers a repeat of a command that changed nothing, whatever has happened since', async () => {
    const ticket = await fixture.newTicket({});
    const options = { actor, command: command('person|sell|nothing') };
    const first = await fixture.store.change({ _id: ticket._id }, () => undefined, options);
    expect(first).toMatchObject({ version: ticket.version + 1, sold: 0 });
    await fixture.store.change({ _id: ticket._id }, sold, { actor });
    const repeat = await fixture.store.change({ _id: ticket._id }, refuse, options);
    expect(repeat).toMatchObject({ version: ticket.version + 2, sold: 1 });
  });

  it('also where another process stored that command, and this one changed what it recalled of the document', async () => {
    const ticket = await fixture.newTicket({});
    const options = { actor, command: command('person|sell|elsewhere') };
    await fixture.model.updateOne({ _id: ticket._id }, commandUpdate(options.command));
    await fixture.store.change({ _id: ticket._id }, sold, { actor, command: command('person|sell|here') });
    expect(await fixture.store.change({ _id: ticket._id }, sold, options)).toMatchObject({ sold: 1 });
  });

  it('remembers the last 16 commands', async () => {
    const ticket = await fixture.newTicket();
    for (let number = 0; number < 18; number += 1) {
      await fixture.store.change({ _id: ticket._id }, sold, { actor, command: command(`${ticket._id}|${number}`) });
    }
    const present = await fixture.present(ticket._id);
    expect(present?.commands.map(({ id }) => id.split('|')[1])).toEqual(
      Array.from({ length: 16 }, (_, index) => `${index + 2}`),
    );
  });

  it('maps a duplicate key of a unique index to its refusal', async () => {
    await fixture.newTicket({ seat: 'taken' });
    await expect(fixture.newTicket({ seat: 'taken' })).rejects.toMatchObject({ code: 'request/conflict' });
    const other = await fixture.newTicket();
    const move = (current: Ticket) => ({ next: { ...current, seat: 'taken' }, events: [] });
    await expect(fixture.store.change({ _id: other._id }, move, { actor })).rejects.toMatchObject({
      code: 'request/conflict',
    });
  });

  it('refuses changes while 200 events are pending', async () => {
    const ticket = await fixture.newTicket();
    await fixture.outbox.idle();
    const pendingEvents = Array.from({ length: 200 }, () => ({}));
    await fixture.model.updateOne({ _id: ticket._id }, { $set: { pendingEvents }, $inc: { version: 1 } });
    const change = fixture.store.change({ _id: ticket._id }, sold, { actor });
    await expect(change).rejects.toMatchObject({ code: 'platform/unavailable' });
  });

  it('counts no published event as pending, however many changes follow quickly', async () => {
    const ticket = await fixture.newTicket();
    for (let number = 0; number < 210; number += 1) {
      await fixture.store.change({ _id: ticket._id }, sold, { actor });
      if (number % 50 === 0) await fixture.outbox.idle();
    }
    expect(await fixture.present(ticket._id)).toMatchObject({ sold: 210 });
  });
});

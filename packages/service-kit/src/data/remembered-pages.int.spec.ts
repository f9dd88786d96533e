import { SYSTEM_ACTOR } from '../identity/caller.js';
import { RememberedPages } from './remembered-pages.js';
import { SharedReads } from './shared-reads.js';
import { type Fixture, startFixture, type Ticket } from './testing/aggregate-store-fixture.js';

/** More than are read at once to know a list's total. */
const COUNT = 53;

let fixture: Fixture;
let documentsRead: number;
beforeAll(async () => {
  fixture = await startFixture();
  for (let number = 0; number < COUNT; number += 1) await fixture.newTicket({ sold: number });
  const client = fixture.model.db.getClient();
  client.on('commandStarted', ({ command }) => {
    if (command.find === 'tickets') documentsRead += command.filter._id?.$in?.length ?? 0;
  });
});
afterAll(() => fixture.close());
beforeEach(() => {
  documentsRead = 0;
});

const pages = (maximum = 100) =>
  new RememberedPages<Ticket>(fixture.model as never, new SharedReads(fixture.model as never), maximum);
const FEW = { sold: { $lt: 5 } };

async function pageOf(of: RememberedPages<Ticket>, filter: object, page: number, limit: number) {
  const { rows, total } = await of.read(filter, { sold: 1 }, { page, limit });
  return { sold: rows.map(({ sold }) => sold), total };
}

describe('a remembered page', () => {
  it.each([
    ['in the middle of a short list', FEW, 2, 2, [2, 3], 5],
    ['that is full, and the last', FEW, 1, 5, [0, 1, 2, 3, 4], 5],
    ['that is the last, and not full', FEW, 3, 2, [4], 5],
    ['beyond the end of a short list', FEW, 4, 2, [], 5],
    ['of nothing', { sold: 99 }, 1, 10, [], 0],
    ['of a long list', {}, 2, 3, [3, 4, 5], COUNT],
    ['at the end of what is read at once', {}, 7, 7, [42, 43, 44, 45, 46, 47, 48], COUNT],
    ['beyond what is read at once', {}, 26, 2, [50, 51], COUNT],
    ['beyond the end of a long list', {}, 40, 2, [], COUNT],
  ])('%s has its rows, and the total of all', async (_name, filter, page, limit, sold, total) => {
    expect(await pageOf(pages(), filter, page, limit)).toEqual({ sold, total });
  });

  it('longer than what is read at once is whole', async () => {
    const { rows, total } = await pages().read({}, { sold: 1 }, { page: 1, limit: 100 });
    expect([rows.length, total]).toEqual([COUNT, COUNT]);
  });

  it('reads the documents of a page once', async () => {
    const of = pages();
    await pageOf(of, FEW, 1, 3);
    await pageOf(of, FEW, 1, 5);
    await pageOf(of, FEW, 1, 5);
    expect(documentsRead).toBe(5);
  });

  it('shows a change at once, whoever made it', async () => {
    const of = pages();
    const { rows } = await of.read({ sold: 7 }, { sold: 1 }, { page: 1, limit: 10 });
    const noted = (note: string) => (ticket: Ticket) => ({ next: { ...ticket, note }, events: [] });
    for (const note of ['window', 'aisle']) {
      await fixture.store.change({ _id: rows[0]?._id }, noted(note), { actor: SYSTEM_ACTOR });
      expect((await of.read({ sold: 7 }, { sold: 1 }, { page: 1, limit: 10 })).rows).toMatchObject([{ note }]);
    }
  });

  it('leaves out what stops belonging to it between the read of its keys and that of its documents', async () => {
    const { rows } = await pages().read({ sold: 8 }, { sold: 1 }, { page: 1, limit: 10 });
    const byId = new SharedReads<Ticket>(fixture.model as never);
    const moved = (sold: number) => (ticket: Ticket) => ({ next: { ...ticket, sold }, events: [] });
    const change = (sold: number) => fixture.store.change({ _id: rows[0]?._id }, moved(sold), { actor: SYSTEM_ACTOR });
    const afterChange = {
      findAll: async (ids: readonly string[]) => {
        await change(800);
        return byId.findAll(ids);
      },
    };
    const of = new RememberedPages<Ticket>(fixture.model as never, afterChange as never, 10);
    expect((await of.read({ sold: 8 }, { sold: 1 }, { page: 1, limit: 10 })).rows).toEqual([]);
    await change(8);
  });

  it('is whole where fewer documents are remembered than it has', async () => {
    const of = pages(2);
    for (let again = 0; again < 2; again += 1)
      expect(await pageOf(of, FEW, 1, 5)).toEqual({ sold: [0, 1, 2, 3, 4], total: 5 });
  });
});

import { LIST_BATCH, readBatches } from './read-batches.js';
import { type Fixture, startFixture } from './testing/aggregate-store-fixture.js';

const COUNT = 2 * LIST_BATCH + 1;

let fixture: Fixture;
beforeAll(async () => {
  fixture = await startFixture();
  const rows = Array.from({ length: COUNT }, (_, index) => ({ seat: `row-${index}`, sold: index, tags: [] }));
  await fixture.model.collection.insertMany(rows as never[]);
});
afterAll(() => fixture.close());

const CURSORS = {
  'of a query': () => fixture.model.find().sort({ sold: 1 }).lean().batchSize(LIST_BATCH).cursor(),
  'of an aggregation': () => fixture.model.aggregate([{ $sort: { sold: 1 } }]).cursor({ batchSize: LIST_BATCH }),
};

describe.each(Object.entries(CURSORS))('a cursor %s', (_of, open) => {
  it('is read to its end, in batches and in order', async () => {
    const sold: number[][] = [];
    for await (const batch of readBatches<{ sold: number }>(open() as never)) sold.push(batch.map((row) => row.sold));
    expect(sold.map(({ length }) => length)).toEqual([LIST_BATCH, LIST_BATCH, 1]);
    expect(sold.flat()).toEqual(Array.from({ length: COUNT }, (_, index) => index));
  });

  it('is closed when its reader stops', async () => {
    const cursor = open();
    for await (const _batch of readBatches(cursor as never)) break;
    expect((cursor as unknown as { cursor: { closed: boolean } }).cursor.closed).toBe(true);
  });
});

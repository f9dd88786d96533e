import { dropIndex, replaceIndex } from './index-changes.js';
import { MigrationFixture } from './testing/migration-fixture.js';

let fixture: MigrationFixture;
beforeAll(async () => {
  fixture = await MigrationFixture.open();
}, 30_000);
afterAll(() => fixture.close());

const collectionOf = (name: string) => fixture.database.collection(name);
const indexesOf = async (name: string) =>
  Object.fromEntries((await collectionOf(name).indexes()).map((index) => [index.name, index]));

describe('a migration of indexes', () => {
  it('builds an index with other options in place of the former', async () => {
    const notes = collectionOf('others');
    await notes.createIndex({ subject: 1 });
    for (let times = 0; times < 2; times++) await replaceIndex(notes, { subject: 1 }, { unique: true, sparse: true });
    expect((await indexesOf('others')).subject_1).toMatchObject({ unique: true, sparse: true });
  });

  it('never leaves a unique key without its index', async () => {
    const notes = collectionOf('unique');
    await notes.createIndex({ subject: 1 }, { unique: true });
    await expect(replaceIndex(notes, { subject: 1 }, { unique: true, sparse: true })).rejects.toThrow(
      'subject_1 is unique, and must not be missing for a moment',
    );
  });

  it('finds an index by its name, where several have its fields', async () => {
    const notes = collectionOf('named');
    const open = { status: 'open' };
    await notes.createIndex({ subject: 1 });
    await notes.createIndex({ subject: 1 }, { name: 'open', partialFilterExpression: open });
    await replaceIndex(notes, { subject: 1 }, { name: 'open', unique: true, partialFilterExpression: open });
    expect(await indexesOf('named')).toMatchObject({ open: { unique: true, partialFilterExpression: open } });
    await dropIndex(notes, 'open');
    expect(Object.keys(await indexesOf('named'))).toEqual(['_id_', 'subject_1']);
  });

  it('drops an index, or finds it dropped', async () => {
    const notes = collectionOf('dropped');
    await notes.createIndex({ subject: 1 });
    for (let times = 0; times < 2; times++) await dropIndex(notes, { subject: 1 });
    expect(Object.keys(await indexesOf('dropped'))).toEqual(['_id_']);
  });
});

import { refusalOf } from './testing/in-process.js';
import { type MongooseServer, startMongoose } from './testing/mongoose-models.js';

describe('mongoose writes', () => {
  let server: MongooseServer;
  let models: MongooseServer['models'];
  beforeAll(async () => {
    server = await startMongoose();
    models = server.models;
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await models.Person.deleteMany({});
    await models.Booking.deleteMany({});
    await models.Show.deleteMany({});
  });

  const ann = async () => {
    const [person] = await models.Person.create([
      {
        name: 'Ann',
        email: 'a@x',
        age: 30,
        tags: ['a', 'b'],
        address: { city: 'Dhaka' },
        scores: [
          { key: 'x', value: 1 },
          { key: 'y', value: 2 },
        ],
      },
    ]);
    return person as NonNullable<typeof person>;
  };

  it('creates with timestamps', async () => {
    const found = await models.Person.findById((await ann())._id);
    expect(found).toMatchObject({ name: 'Ann', createdAt: expect.any(Date), updatedAt: expect.any(Date) });
  });

  it('refuses a duplicate of a unique value with 11000, key and value', async () => {
    await ann();
    const refusal = await refusalOf(models.Person.create({ name: 'B', email: 'a@x' }));
    expect(refusal).toMatchObject({ code: 11000, keyPattern: { email: 1 }, keyValue: { email: 'a@x' } });
    expect(refusal.message).toContain('E11000 duplicate key error collection: contract.people index: email_1');
  });

  it('allows many documents without a sparse unique value', async () => {
    await models.Person.create([{ name: 'N1' }, { name: 'N2' }]);
    expect(await models.Person.countDocuments()).toBe(2);
  });

  it('enforces a partial unique index on insert and on an update into its filter', async () => {
    const show = (await models.Show.create({ title: 'S' }))._id;
    await models.Booking.create({ show, seat: 1, status: 'held' });
    expect(await refusalOf(models.Booking.create({ show, seat: 1, status: 'paid' }))).toMatchObject({ code: 11000 });
    await models.Booking.create({ show, seat: 1, status: 'cancelled' });
    const pay = models.Booking.updateOne({ seat: 1, status: 'cancelled' }, { $set: { status: 'paid' } });
    expect(await refusalOf(pay.exec())).toMatchObject({ code: 11000, keyPattern: { show: 1, seat: 1 } });
  });

  it('lets exactly one of fifty simultaneous bookings win', async () => {
    const show = (await models.Show.create({ title: 'S' }))._id;
    const book = () => models.Booking.create({ show, seat: 7, status: 'held' });
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, book));
    const codes = outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.code : 'won'));
    expect(codes.filter((code) => code === 'won')).toHaveLength(1);
    expect(codes.filter((code) => code === 11000)).toHaveLength(49);
  });

  it('never oversells by a conditional decrement', async () => {
    const { _id } = await models.Show.create({ seats: 30 });
    const sell = () => models.Show.findOneAndUpdate({ _id, seats: { $gt: 0 } }, { $inc: { seats: -1 } });
    const sold = await Promise.all(Array.from({ length: 100 }, sell));
    expect(sold.filter(Boolean)).toHaveLength(30);
  });

  it('lets exactly one of many compare-and-set updates of a version win', async () => {
    const { _id } = await models.Show.create({ title: 'S', seats: 1 });
    const attempts = Array.from({ length: 20 }, (_, i) =>
      models.Show.findOneAndUpdate(
        { _id, seats: 1 },
        { $set: { title: `T${i}` }, $inc: { seats: 1 } },
        { returnDocument: 'after' },
      ),
    );
    const won = (await Promise.all(attempts)).filter(Boolean);
    expect(won).toHaveLength(1);
    expect(await models.Show.findById(_id).lean()).toMatchObject({ title: won[0]?.title, seats: 2 });
  });

  it('upserts with $setOnInsert, $inc and a deduplicated $addToSet', async () => {
    const update = { $setOnInsert: { name: 'Up' }, $inc: { age: 5 }, $addToSet: { tags: { $each: ['q', 'q', 'r'] } } };
    const options = { upsert: true, returnDocument: 'after', lean: true } as const;
    expect(await models.Person.findOneAndUpdate({ email: 'up@x' }, update, options)).toMatchObject({
      email: 'up@x',
      name: 'Up',
      age: 5,
      tags: ['q', 'r'],
    });
    expect(await models.Person.findOneAndUpdate({ email: 'up@x' }, update, options)).toMatchObject({ age: 10 });
  });

  it('creates one document when many upsert the same unique value', async () => {
    const upsert = (i: number) => models.Person.updateOne({ email: 'same@x' }, { $set: { age: i } }, { upsert: true });
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => upsert(i)));
    expect(outcomes.every(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await models.Person.countDocuments({ email: 'same@x' })).toBe(1);
  });

  it('updates arrays: $push with $position and $slice, $, $[filter], $pull, $unset', async () => {
    await ann();
    const push = { tags: { $each: ['z'], $position: 0, $slice: 3 } };
    await models.Person.updateOne({ name: 'Ann' }, { $push: push, $unset: { 'address.city': 1 } });
    await models.Person.updateOne({ name: 'Ann', 'scores.key': 'y' }, { $set: { 'scores.$.value': 9 } });
    const arrayFilters = [{ 'e.value': { $gte: 1 } }];
    await models.Person.updateOne({ name: 'Ann' }, { $inc: { 'scores.$[e].value': 1 } }, { arrayFilters });
    await models.Person.updateOne({ name: 'Ann' }, { $pull: { tags: 'a' } });
    expect(await models.Person.findOne({ name: 'Ann' }).lean()).toMatchObject({
      tags: ['z', 'b'],
      address: {},
      scores: [{ value: 2 }, { value: 10 }],
    });
  });

  it('saves changes of subdocuments and arrays', async () => {
    const person = await ann();
    person.tags.push('n');
    await person.save();
    person.set('tags', ['b', 'n']);
    const [score] = person.scores;
    score?.set('value', 77);
    person.set('address.city', 'Sylhet');
    await person.save();
    expect(await models.Person.findById(person._id).lean()).toMatchObject({
      tags: ['b', 'n'],
      scores: [{ value: 77 }, { value: 2 }],
      address: { city: 'Sylhet' },
    });
  });

  it('writes in bulk, ordered and unordered', async () => {
    await models.Person.create([{ name: 'u1' }, { name: 'u2' }]);
    const result = await models.Person.bulkWrite([
      { insertOne: { document: { name: 'bw', email: 'bw@x' } } },
      { updateOne: { filter: { name: 'bw' }, update: { $set: { age: 3 } } } },
      { updateOne: { filter: { name: 'bw2' }, update: { $set: { age: 4 } }, upsert: true } },
      { deleteOne: { filter: { name: 'u1' } } },
      { replaceOne: { filter: { name: 'u2' }, replacement: { name: 'u2r', email: 'u2@x' } } },
    ]);
    expect(result).toMatchObject({ insertedCount: 1, matchedCount: 2, upsertedCount: 1, deletedCount: 1 });
    const twice = ['bw@x', 'new@x'].map((email) => ({ insertOne: { document: { email } } }));
    const refusal = await refusalOf(models.Person.bulkWrite(twice, { ordered: false }));
    expect(refusal).toMatchObject({ code: 11000, result: { insertedCount: 1 } });
    expect(await models.Person.countDocuments({ email: 'new@x' })).toBe(1);
  });

  it('finds and deletes, finds and replaces', async () => {
    await models.Person.create([
      { name: 'one', age: 1 },
      { name: 'two', age: 2 },
    ]);
    expect(await models.Person.findOneAndDelete({}, { sort: { age: -1 } }).select('name')).toMatchObject({
      name: 'two',
    });
    const replaced = await models.Person.findOneAndReplace(
      { name: 'one' },
      { name: 'new', email: 'new@x' },
      { returnDocument: 'after' },
    );
    expect(replaced).toMatchObject({ name: 'new', age: undefined });
    expect((await models.Person.deleteMany({})).deletedCount).toBe(1);
  });
});

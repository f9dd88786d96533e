import type { IndexSpecification } from 'mongodb';
import { startTestServer, type TestServer } from '../testing/in-process.js';

interface Ride {
  _id: number;
  riderId: string;
  driverId: string;
  at: number;
  note?: string;
}

describe('alternatives that each have an index', () => {
  let test: TestServer;
  beforeAll(async () => {
    test = await startTestServer();
    await rides().createIndexes([{ key: { at: -1 } }, { key: { riderId: 1 } }, { key: { driverId: 1, at: -1 } }]);
    const people = ['a', 'b', 'c'];
    const person = (number: number) => people[number % people.length] as string;
    await rides().insertMany(
      Array.from({ length: 30 }, (_, number) => ({
        _id: number,
        riderId: person(number),
        driverId: person(Math.floor(number / people.length)),
        at: (number * 7) % 30,
      })),
    );
  });
  afterAll(() => test.close());

  const rides = () => test.database.collection<Ride>('rides');
  const either = { $or: [{ riderId: 'a' }, { driverId: 'b' }] };

  it.each([
    either,
    { $and: [either] },
    { $and: [{ at: { $ne: 4 } }, either] },
    { note: { $exists: false }, $and: [either, { $and: [{ at: { $ne: 7 } }] }] },
  ])('are read through these, not in the order of a list that has everything: %j', async (filter) => {
    const sorted = { at: -1 } as const;
    const plan = await rides().find(filter).sort(sorted).explain();
    expect(plan.queryPlanner.winningPlan).toMatchObject({ stage: 'SORT', inputStage: { stage: 'SUBPLAN' } });
    const scanned = await rides().find(filter).hint({ $natural: 1 }).toArray();
    const wanted = scanned.sort((one, other) => other.at - one.at);
    expect(await rides().find(filter).sort(sorted).toArray()).toEqual(wanted);
    expect(await rides().find(filter).sort(sorted).skip(3).limit(4).toArray()).toEqual(wanted.slice(3, 7));
    expect(await rides().countDocuments(filter)).toBe(wanted.length);
  });

  it('are merged where the index of each gives the order', async () => {
    const ordered = test.database.collection<Ride>('ordered');
    await ordered.createIndexes([{ key: { riderId: 1, at: -1, _id: -1 } }, { key: { driverId: 1, at: -1, _id: -1 } }]);
    await ordered.insertMany((await rides().find().toArray()).map((ride) => ({ ...ride, at: ride.at % 7 })));
    for (const filter of [either, { $and: [either, { at: { $ne: 4 } }] }, { $or: [either, { riderId: 'c' }] }])
      for (const direction of [-1, 1] as const) {
        const sort = { at: direction, _id: direction };
        const { queryPlanner } = await ordered.find(filter).sort(sort).explain();
        expect(queryPlanner.winningPlan).toMatchObject({ stage: 'SUBPLAN', inputStage: { stage: 'SORT_MERGE' } });
        const scanned = await ordered.find(filter).hint({ $natural: 1 }).toArray();
        const wanted = scanned.sort((one, other) => direction * (one.at - other.at || one._id - other._id));
        expect(await ordered.find(filter).sort(sort).toArray()).toEqual(wanted);
        expect(
          await ordered
            .find(filter, { projection: { at: 1 } })
            .sort(sort)
            .skip(5)
            .limit(6)
            .toArray(),
        ).toEqual(wanted.slice(5, 11).map(({ _id, at }) => ({ _id, at })));
      }
  });

  it('are merged rather than read through an index of what all of them share', async () => {
    const shared = test.database.collection<Ride>('shared');
    for (const fields of [['note'], ['riderId', 'note'], ['driverId', 'note']])
      await shared.createIndex([...fields, ['at', -1], ['_id', -1]] as IndexSpecification);
    await shared.insertMany((await rides().find().toArray()).map((ride) => ({ ...ride, note: 'over' })));
    const found = shared.find({ ...either, note: 'over' }).sort({ at: -1, _id: -1 });
    const { queryPlanner } = await found.clone().explain();
    expect(queryPlanner.winningPlan).toMatchObject({ inputStage: { stage: 'SORT_MERGE' } });
    const scanned = await rides().find(either).hint({ $natural: 1 }).toArray();
    expect((await found.toArray()).map(({ _id }) => _id)).toEqual(
      scanned.sort((one, other) => other.at - one.at || other._id - one._id).map(({ _id }) => _id),
    );
  });

  it.each([
    either,
    { $or: [{ riderId: 'a' }, { riderId: 'b', at: { $lt: 9 } }] },
    { $or: [{ driverId: 'a' }, { driverId: 'b' }, { driverId: 'a', at: 3 }] },
    { $or: [{ driverId: 'nobody' }, { riderId: 'a' }] },
    { $or: [{ riderId: 'a' }] },
    { at: 14, ...either },
  ])('are counted as a scan finds them: %j', async (filter) => {
    const scanned = await rides().find(filter).hint({ $natural: 1 }).toArray();
    expect(await rides().countDocuments(filter)).toBe(scanned.length);
  });

  it('are read in the order of the list where one of them has none, or where the list is bounded', async () => {
    for (const filter of [{ $or: [{ riderId: 'a' }, { note: 'x' }] }, { at: { $gte: 25 }, ...either }]) {
      const plan = await rides().find(filter).sort({ at: -1 }).explain();
      expect(plan.queryPlanner.winningPlan).toMatchObject({ stage: 'FETCH', inputStage: { indexName: 'at_-1' } });
    }
  });

  it('stay apart where two conditions have the same name', async () => {
    const both = { $and: [either, { $or: [{ riderId: 'b' }, { driverId: 'a' }] }] };
    const scanned = await rides().find(both).hint({ $natural: 1 }).toArray();
    expect(scanned.length).toBeGreaterThan(0);
    expect(await rides().find(both).toArray()).toEqual(scanned);
  });
});

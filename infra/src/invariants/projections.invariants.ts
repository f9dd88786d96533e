import { databaseOf } from '@pothik/engines/connect';
import { ObjectId } from 'mongodb';
import { among, type DatabaseOf, type Id, type Invariant, inBatches } from './invariant.js';
import { isCopySound } from './projection.rules.js';
import { type OwnedCollection, originalId, PROJECTIONS, type Projection } from './projections.js';

interface Copy {
  _id: Id;
  aggregateVersion: number;
}

const nameOf = ({ owner, collection }: OwnedCollection): string => `${databaseOf(owner)}.${collection}`;

const notNewer = (projection: Projection): Invariant => ({
  name: `${nameOf(projection.copy)} is never newer than ${projection.originals.map(nameOf).join(', ')}`,
  broken: async function* (database, of) {
    const copies = database(projection.copy.owner).collection<Copy>(projection.copy.collection);
    const filter = { $and: [projection.which ?? {}, among('_id', of)] };
    const all = copies.find(filter as never, { projection: { aggregateVersion: 1 } });
    // Copies are read first: a concurrent write only makes originals newer.
    for await (const batch of inBatches(all)) {
      const numbers = await numbersOf(database, projection, batch);
      for (const { _id, aggregateVersion } of batch) {
        const number = numbers.get(originalId(String(_id)));
        if (!isCopySound(aggregateVersion, number, projection.mayGo)) yield _id as Id;
      }
    }
  },
});

/** The sequence numbers of the originals' newest events, by id. */
async function numbersOf(database: DatabaseOf, { originals }: Projection, copies: readonly { _id: unknown }[]) {
  const ids = copies.map(({ _id }) => new ObjectId(originalId(String(_id))));
  const numbers = new Map<string, number>();
  for (const { owner, collection } of originals) {
    const found = database(owner).collection<{ eventSequence: number }>(collection);
    const projection = { eventSequence: 1 };
    for await (const { _id, eventSequence } of found.find({ _id: { $in: ids } }, { projection }))
      numbers.set(String(_id), eventSequence);
  }
  return numbers;
}

export const projectionInvariants: readonly Invariant[] = PROJECTIONS.map(notNewer);

import { dropIndex, type Migration } from '@pothik/service-kit';
import type { mongo } from 'mongoose';

type StoredRide = { _id: mongo.ObjectId; riderId: string; ordinal?: number };

const INDEX = 'one_ride_per_ordinal';

/** Numbers the rides of this rider that have no number yet, in the order they were booked, after those that have one. */
async function numberRidesOf(riderId: string, rides: mongo.Collection<StoredRide>): Promise<void> {
  const newest = await rides.findOne({ riderId, ordinal: { $gt: 0 } }, { sort: { ordinal: -1 } });
  const first = (newest?.ordinal ?? 0) + 1;
  const without = { riderId, ordinal: { $exists: false } };
  const unnumbered = await rides.find(without, { projection: { _id: 1 }, sort: { createdAt: 1, _id: 1 } }).toArray();
  if (unnumbered.length === 0) return;
  await rides.bulkWrite(
    unnumbered.map(({ _id }, index) => ({
      updateOne: { filter: { _id }, update: { $set: { ordinal: first + index } } },
    })),
  );
}

/**
 * Numbers each rider's rides, and makes the numbers unique: bookings are decided by them. The former release stores rides without
 * one meanwhile; these count for no limit.
 */
export const ordinalsOfRides: Migration = {
  number: 7,
  name: 'ordinals-of-rides',
  maximumMs: 60 * 60_000,
  run: async (data) => {
    await data.database
      .collection('rides')
      .createIndex(
        { riderId: 1, ordinal: -1 },
        { name: INDEX, unique: true, partialFilterExpression: { ordinal: { $gt: 0 } } },
      );
    const unnumbered = { name: 'ordinals', collection: 'rides', filter: { ordinal: { $exists: false } } };
    await data.inBatches<StoredRide>(unnumbered, async (documents, rides) => {
      for (const riderId of new Set(documents.map((ride) => ride.riderId))) await numberRidesOf(riderId, rides);
    });
  },
  /** The numbers stay: the former release does not read them, and the next attempt continues after them. */
  undo: ({ database }) => dropIndex(database.collection('rides'), INDEX),
};

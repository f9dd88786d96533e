import type { Migration } from '@pothik/service-kit';
import type { mongo } from 'mongoose';

const FORMER = { key: { status: 1, availabilityStatus: 1 }, name: 'status_1_availabilityStatus_1' } as const;
/** It does the former one's work, and gives the order of a sample. */
const WITH_SAMPLE = {
  key: { status: 1, availabilityStatus: 1, sampleKey: 1 },
  name: 'status_1_availabilityStatus_1_sampleKey_1',
} as const;

/**
 * Gives every driver a place in the order of samples, by chance. A driver whom the former release registers meanwhile has none,
 * and is in the lists all the same: at the beginning of the order.
 */
export const sampleOfDrivers: Migration = {
  number: 5,
  name: 'sample-of-drivers',
  maximumMs: 30 * 60_000,
  run: async (data) => {
    const without = { name: 'drivers', collection: 'drivers', filter: { sampleKey: { $exists: false } } };
    await data.inBatches<{ _id: mongo.ObjectId }>(without, async (documents, drivers) => {
      for (const { _id } of documents)
        await drivers.updateOne({ _id, sampleKey: { $exists: false } }, { $set: { sampleKey: Math.random() } });
    });
    await replace(data.database, FORMER, WITH_SAMPLE);
  },
  undo: ({ database }) => replace(database, WITH_SAMPLE, FORMER),
};

type Database = Parameters<Migration['run']>[0]['database'];
type Named = typeof FORMER | typeof WITH_SAMPLE;

async function replace(database: Database, former: Named, next: Named): Promise<void> {
  const drivers = database.collection('drivers');
  await drivers.createIndex(next.key);
  if ((await drivers.indexes()).some((index) => index.name === former.name)) await drivers.dropIndex(former.name);
}

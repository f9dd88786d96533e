import { isDuplicateKey } from '@pothik/engines';
import type { Migration } from '@pothik/service-kit';

/** The former collections, and what stands before the id of their documents in the present one. */
const FORMER: Readonly<Record<string, string>> = {
  driverfacts: '',
  vehiclefacts: '',
  personnames: 'name/',
  personprofiles: '',
};

type FormerDocument = { _id: string; aggregateVersion: number } & Record<string, unknown>;

/** Moves the projections of an earlier release, one collection for each kind, into the present one. */
export const oneCollectionOfProjections: Migration = {
  number: 1,
  name: 'one-collection-of-projections',
  // Two writes for each driver, vehicle and person: a million take about ten minutes on the embedded database.
  maximumMs: 60 * 60_000,
  undo: 'the former collections are empty. Run the earlier release, then `npm run ops -- rebuild ride drivers`.',
  run: async (data) => {
    const projections = data.database.collection<FormerDocument>('facts');
    for (const [collection, prefix] of Object.entries(FORMER))
      await data.inBatches<FormerDocument>({ name: collection, collection }, async (documents, former) => {
        for (const { _id, aggregateVersion, ...projection } of documents) {
          const older = { _id: `${prefix}${_id}`, aggregateVersion: { $lt: aggregateVersion } };
          await projections
            .updateOne(older, { $set: { ...projection, aggregateVersion } }, { upsert: true })
            .catch(unlessNewer);
        }
        await former.deleteMany({ _id: { $in: documents.map(({ _id }) => _id) } });
      });
  },
};

/** One of the same or a newer version is stored. */
function unlessNewer(error: unknown): void {
  if (!isDuplicateKey(error)) throw error;
}

import type { Migration } from '@pothik/service-kit';

type StoredExperience = { _id: string; samples: { isTracked?: boolean }[] };

/**
 * Forgets the speeds of rides that no track has shown. The former release may add some meanwhile: the new one reads only those
 * with `isTracked`, and the others go as newer ones come.
 */
export const samplesWithATrack: Migration = {
  number: 9,
  name: 'samples-with-a-track',
  maximumMs: 10 * 60_000,
  run: (data) =>
    data.inBatches<StoredExperience>({ name: 'experience', collection: 'experience' }, (documents, stored) =>
      stored.updateMany(
        { _id: { $in: documents.map(({ _id }) => _id) } },
        { $pull: { samples: { isTracked: { $ne: true } } } },
      ),
    ),
  /** Nothing to take back: the former release learns anew, and reads those with a track too. */
  undo: async () => undefined,
};

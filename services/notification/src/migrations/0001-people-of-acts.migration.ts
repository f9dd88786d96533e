import type { Migration } from '@pothik/service-kit';

const INDEXES = {
  'people_1_createdAt_-1': { people: 1, createdAt: -1 },
  'act_1_createdAt_-1': { act: 1, createdAt: -1 },
} as const;

interface FormerAct {
  actorId: string;
  subjectType: string;
  subjectId: string;
}

/** Who acted is in each older entry; whom it concerns only where its subject is a person. */
const peopleOf = ({ actorId, subjectType, subjectId }: FormerAct): string[] =>
  subjectType === 'person' ? [actorId, subjectId] : [actorId];

/** The people of every entry of the audit log, and the indexes by which the entries of a person and of an act are found. */
export const peopleOfActs: Migration = {
  number: 1,
  name: 'people-of-acts',
  maximumMs: 30 * 60_000,
  run: async (data) => {
    const older = { name: 'acts', collection: 'acts', filter: { people: { $exists: false } } };
    await data.inBatches<FormerAct>(older, (entries, acts) =>
      acts.bulkWrite(
        entries.map((entry) => ({
          updateOne: { filter: { _id: entry._id }, update: { $set: { people: peopleOf(entry) } } },
        })),
      ),
    );
    for (const key of Object.values(INDEXES)) await data.database.collection('acts').createIndex(key);
  },
  undo: async ({ database }) => {
    const acts = database.collection('acts');
    const present = (await acts.indexes()).map(({ name }) => name);
    for (const name of Object.keys(INDEXES)) if (present.includes(name)) await acts.dropIndex(name);
  },
};

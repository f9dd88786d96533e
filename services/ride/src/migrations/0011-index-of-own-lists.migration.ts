import { dropIndex, type Migration } from '@pothik/service-kit';

const PEOPLE = ['riderId', 'driverUserId'] as const;
const DRIVER = 'driverId';
const formerOf = (person: string) => ({ [person]: 1, createdAt: -1 }) as const;
/** With the field that orders equal times: only so does the index give the order of a list. */
const withId = (person: string) => ({ [person]: 1, createdAt: -1, _id: -1 }) as const;
const ofEnded = (person: string) => ({ [person]: 1, status: 1, createdAt: -1, _id: -1 }) as const;

/** The indexes by which the rides of one person or driver are listed in their order, a page and no more. */
export const indexOfOwnLists: Migration = {
  number: 11,
  name: 'index-of-own-lists',
  maximumMs: 20 * 60_000,
  run: async ({ database }) => {
    const rides = database.collection('rides');
    const partialFilterExpression = { status: { $in: ['COMPLETED', 'CANCELLED', 'REJECTED'] } };
    for (const person of [...PEOPLE, DRIVER]) await rides.createIndex(withId(person));
    for (const person of PEOPLE) {
      await rides.createIndex(ofEnded(person), { partialFilterExpression });
      await dropIndex(rides, formerOf(person));
    }
  },
  undo: async ({ database }) => {
    const rides = database.collection('rides');
    for (const person of PEOPLE) {
      await rides.createIndex(formerOf(person));
      await dropIndex(rides, ofEnded(person));
    }
    for (const person of [...PEOPLE, DRIVER]) await dropIndex(rides, withId(person));
  },
};

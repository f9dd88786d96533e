import type { Migration } from '@pothik/service-kit';
import type { mongo } from 'mongoose';

type StoredRide = { _id: mongo.ObjectId; vehicle?: { vehicleLicense?: string } | null };
type StoredProfile = { _id: string; name?: string; phone?: string };

const PEOPLE_SEARCH = 'people_search';
const INDEXES = [
  { collection: 'rides', key: { number: 1 } },
  { collection: 'rides', key: { plateKeys: 1 } },
  { collection: 'rides', key: { 'vehicle.vehicleType': 1, createdAt: -1 } },
  { collection: 'incidents', key: { rideId: 1, createdAt: -1 } },
] as const;

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BANGLA_ZERO = 0x09e6;

const latin = (text: string): string =>
  text.normalize('NFKC').replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO));

function numberOf(id: string): string {
  let rest = Number.parseInt(id.slice(-6), 16);
  let number = '';
  for (let place = 0; place < 5; place++) {
    number = LETTERS.charAt(rest % LETTERS.length) + number;
    rest = Math.floor(rest / LETTERS.length);
  }
  return `P-${number}`;
}

function plateKeysOf(plate: string | undefined): string[] {
  if (!plate) return [];
  const key =
    latin(plate)
      .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
      .toUpperCase() || plate;
  const digits = key.match(/\d+$/)?.[0] ?? '';
  return [...new Set([key, digits, digits.slice(-4)])].filter((each) => each !== '');
}

function personKeysOf({ name = '', phone = '' }: StoredProfile): string[] {
  const words = latin(name)
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  return [...new Set([...words, phone])].filter((key) => key !== '');
}

/**
 * Stores what rides and people are found by, and builds the indexes of the administrators' searches. A ride that the former release
 * books meanwhile gets its keys with its next change, a profile that it stores meanwhile by `npm run ops -- rebuild all`.
 */
export const searchOfRides: Migration = {
  number: 2,
  name: 'search-of-rides',
  // A write for each ride and person: a million take about ten minutes on the embedded database.
  maximumMs: 60 * 60_000,
  run: async (data) => {
    await data.database.collection('facts').createIndex({ searchKeys: 1 }, { name: PEOPLE_SEARCH, sparse: true });
    for (const { collection, key } of INDEXES) await data.database.collection(collection).createIndex(key);
    const ridesWithout = { name: 'rides', collection: 'rides', filter: { number: { $exists: false } } };
    await data.inBatches<StoredRide>(ridesWithout, async (documents, rides) => {
      for (const { _id, vehicle } of documents) {
        const keys = { number: numberOf(_id.toString()), plateKeys: plateKeysOf(vehicle?.vehicleLicense) };
        await rides.updateOne({ _id, number: { $exists: false } }, { $set: keys });
      }
    });
    const profilesWithout = {
      name: 'people',
      collection: 'facts',
      filter: { phone: { $exists: true }, searchKeys: { $exists: false } },
    };
    await data.inBatches<StoredProfile>(profilesWithout, async (documents, people) => {
      for (const { _id, name = '', phone = '' } of documents) {
        // Unless the profile has changed meanwhile: the next event stores the keys of what it is then.
        const same = { _id, name, phone, searchKeys: { $exists: false } };
        await people.updateOne(same, { $set: { searchKeys: personKeysOf({ _id, name, phone }) } });
      }
    });
  },
  undo: async ({ database }) => {
    const drop = async (collection: string, name: string) => {
      const indexes = await database.collection(collection).indexes();
      if (indexes.some((index) => index.name === name)) await database.collection(collection).dropIndex(name);
    };
    for (const { collection, key } of INDEXES)
      await drop(
        collection,
        Object.entries(key)
          .map((part) => part.join('_'))
          .join('_'),
      );
    await drop('facts', PEOPLE_SEARCH);
  },
};

import { keptPlate } from '@pothik/contracts/driver';
import { sameNumberKey, searchedPhone, searchForm } from '@pothik/contracts/platform';
import type { MigratingData, Migration } from '@pothik/service-kit';
import type { mongo } from 'mongoose';

type WithVehicle = { _id: mongo.ObjectId; vehicle?: { vehicleLicense?: string }; plateKeys?: string[] };
type StoredVehicle = { _id: string; vehicleLicense?: string };
type StoredProfile = { _id: string; name?: string; phone?: string; searchKeys?: string[] };

const LAST_DIGITS = 4;

function plateKeysOf(plate: string): string[] {
  const key = sameNumberKey(plate);
  const digits = key.match(/\d+$/)?.[0] ?? '';
  return [...new Set([key, digits, digits.slice(-LAST_DIGITS)])].filter((each) => each !== '');
}

const personKeysOf = (name: string, phone: string): string[] =>
  [...new Set([...searchForm(name).split(' '), searchedPhone(phone) ?? phone])].filter((key) => key !== '');

/** Of rides with the keys they are found by, of incidents without. */
const platesOf = (data: MigratingData, collection: 'rides' | 'incidents') =>
  data.inBatches<WithVehicle>(
    { name: collection, collection, filter: { 'vehicle.vehicleLicense': { $gt: '' } } },
    async (documents, stored) => {
      for (const { _id, vehicle, plateKeys } of documents) {
        const plate = vehicle?.vehicleLicense ?? '';
        const kept = keptPlate(plate);
        const keys = plateKeysOf(kept);
        if (kept === plate && (collection === 'incidents' || plateKeys?.join() === keys.join())) continue;
        const $set = { 'vehicle.vehicleLicense': kept, ...(collection === 'rides' ? { plateKeys: keys } : {}) };
        await stored.updateOne({ _id }, { $set });
      }
    },
  );

/**
 * Stores plates in their short form, and what rides and people are found by in the search form of texts. What the former release
 * stores meanwhile is found as it was, until it changes.
 */
export const textsReadAnew: Migration = {
  number: 6,
  name: 'texts-read-anew',
  maximumMs: 60 * 60_000,
  run: async (data) => {
    await platesOf(data, 'rides');
    await platesOf(data, 'incidents');
    const vehicles = { name: 'vehicles', collection: 'facts', filter: { vehicleLicense: { $gt: '' } } };
    await data.inBatches<StoredVehicle>(vehicles, async (documents, facts) => {
      for (const { _id, vehicleLicense = '' } of documents) {
        const kept = keptPlate(vehicleLicense);
        if (kept !== vehicleLicense) await facts.updateOne({ _id, vehicleLicense }, { $set: { vehicleLicense: kept } });
      }
    });
    const people = { name: 'people', collection: 'facts', filter: { searchKeys: { $exists: true } } };
    await data.inBatches<StoredProfile>(people, async (documents, facts) => {
      for (const { _id, name = '', phone = '', searchKeys } of documents) {
        const keys = personKeysOf(name, phone);
        if (keys.join() !== searchKeys?.join())
          await facts.updateOne({ _id, name, phone }, { $set: { searchKeys: keys } });
      }
    });
  },
  /** Nothing to take back: the former release finds most people and rides by these keys, and all after `npm run ops -- rebuild all`. */
  undo: async () => undefined,
};

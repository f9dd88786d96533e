import { dropIndex, type Migration } from '@pothik/service-kit';
import type { mongo } from 'mongoose';
import { plateLikeness } from '../vehicles/index.js';

type StoredVehicle = { _id: mongo.ObjectId; vehicleLicense?: string; plateLikeness?: string };

const INDEXES = [
  { collection: 'drivers', key: { 'waiting.number': 1 }, sparse: true },
  { collection: 'vehicles', key: { plateLikeness: 1 }, sparse: false },
] as const;

/**
 * Stores what plates are found by that read alike, and the indexes of these and of waiting changes. A plate that the former
 * release stores meanwhile is found by it from its next change on. Nothing is published or put before an administrator.
 */
export const waitingChanges: Migration = {
  number: 9,
  name: 'waiting-changes',
  maximumMs: 30 * 60_000,
  run: async (data) => {
    const withPlate = { name: 'vehicles', collection: 'vehicles', filter: { vehicleLicense: { $gt: '' } } };
    await data.inBatches<StoredVehicle>(withPlate, async (documents, vehicles) => {
      for (const { _id, vehicleLicense = '', plateLikeness: stored } of documents) {
        const likeness = plateLikeness(vehicleLicense);
        if (likeness !== stored)
          await vehicles.updateOne({ _id, vehicleLicense }, { $set: { plateLikeness: likeness } });
      }
    });
    for (const { collection, key, sparse } of INDEXES)
      await data.database.collection(collection).createIndex(key, sparse ? { sparse } : {});
  },
  /** The former release ignores the stored texts, and knows no waiting change: drivers make it again. */
  undo: async ({ database }) => {
    for (const { collection, key } of INDEXES) await dropIndex(database.collection(collection), key);
  },
};

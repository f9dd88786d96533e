import { keptPlate } from '@pothik/contracts/driver';
import { sameNumberKey } from '@pothik/contracts/platform';
import type { Migration } from '@pothik/service-kit';
import type { mongo } from 'mongoose';

type StoredVehicle = { _id: mongo.ObjectId; vehicleLicense?: string; plateKey?: string };

/**
 * Stores the plates of Bangladesh in their short form. A plate that the former release stores meanwhile stays as typed until it
 * changes; the new release reads both. No change of vehicle: nothing is published or put before an administrator.
 */
export const platesReadAnew: Migration = {
  number: 7,
  name: 'plates-read-anew',
  maximumMs: 30 * 60_000,
  run: (data) => {
    const withPlate = { name: 'vehicles', collection: 'vehicles', filter: { vehicleLicense: { $gt: '' } } };
    return data.inBatches<StoredVehicle>(withPlate, async (documents, vehicles) => {
      for (const { _id, vehicleLicense = '', plateKey } of documents) {
        const kept = keptPlate(vehicleLicense);
        const key = sameNumberKey(kept);
        if (kept !== vehicleLicense || key !== plateKey)
          await vehicles.updateOne({ _id, vehicleLicense }, { $set: { vehicleLicense: kept, plateKey: key } });
      }
    });
  },
  /** Nothing to take back: the former release shows and compares a short plate like any other. */
  undo: async () => undefined,
};

import { ObjectId } from 'mongodb';
import { isFareFrozen, type ProjectedRide } from './frozen-fare.rules.js';
import { among, type DatabaseOf, type Invariant, inBatches } from './invariant.js';

interface PickedUpRide {
  _id: ObjectId;
  fare: number | null;
}

/** Projection and ledger are read after the ride: a frozen fare does not change in between. */
export const frozenFareInvariant: Invariant = {
  name: 'the fare is frozen from pick-up: the driver’s copy and the ledger have the ride’s',
  broken: async function* (database, of) {
    const rides = database('ride').collection<PickedUpRide>('rides');
    const pickedUp = rides.find({ pickedUpAt: { $ne: null }, ...among('_id', of) }, { projection: { fare: 1 } });
    for await (const batch of inBatches(pickedUp)) {
      const { projected, earned } = await faresOf(database, batch);
      for (const { _id, fare } of batch) {
        if (!isFareFrozen(fare, projected.get(String(_id)), earned.get(String(_id)))) yield _id;
      }
    }
  },
};

async function faresOf(database: DatabaseOf, rides: readonly PickedUpRide[]) {
  const filter = { _id: { $in: rides.map(({ _id }) => new ObjectId(_id)) } };
  const projections = await database('driver').collection<ProjectedRide>('ride_facts').find(filter).toArray();
  const lines = await database('driver').collection<{ fare: number }>('earnings').find(filter).toArray();
  return {
    projected: new Map(projections.map((one) => [String(one._id), one])),
    earned: new Map(lines.map(({ _id, fare }) => [String(_id), fare])),
  };
}

import { ObjectId } from 'mongodb';
import { isFareFrozen, type ToldRide } from './frozen-fare.rules.js';
import { among, type DatabaseOf, type Invariant, inBatches } from './invariant.js';

interface PickedUpRide {
  _id: ObjectId;
  fare: number | null;
}

/** What others were told is read after the ride: a fare may not change in between. */
export const frozenFareInvariant: Invariant = {
  name: 'the fare is frozen from pick-up: the driver’s copy and the ledger have the ride’s',
  broken: async function* (database, of) {
    const rides = database('ride').collection<PickedUpRide>('rides');
    const pickedUp = rides.find({ pickedUpAt: { $ne: null }, ...among('_id', of) }, { projection: { fare: 1 } });
    for await (const batch of inBatches(pickedUp)) {
      const { told, earned } = await toldOf(database, batch);
      for (const { _id, fare } of batch) {
        if (!isFareFrozen(fare, told.get(String(_id)), earned.get(String(_id)))) yield _id;
      }
    }
  },
};

async function toldOf(database: DatabaseOf, rides: readonly PickedUpRide[]) {
  const filter = { _id: { $in: rides.map(({ _id }) => new ObjectId(_id)) } };
  const facts = await database('driver').collection<ToldRide>('ride_facts').find(filter).toArray();
  const lines = await database('driver').collection<{ fare: number }>('earnings').find(filter).toArray();
  return {
    told: new Map(facts.map((one) => [String(one._id), one])),
    earned: new Map(lines.map(({ _id, fare }) => [String(_id), fare])),
  };
}

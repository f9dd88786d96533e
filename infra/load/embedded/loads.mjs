import { ObjectId } from 'mongodb';

const STORED = 5_000;
const KEPT_CHANGES = 5;
const BEGUN_AT = Date.now();
const STATUSES = ['REQUESTED', 'ACCEPTED', 'STARTED', 'COMPLETED'];

/** About what a ride's document is. */
function rideOf(number) {
  const at = new Date(BEGUN_AT + number);
  const person = (kind) => `${kind}${(number % 500).toString(16).padStart(23, '0')}`;
  return {
    _id: new ObjectId(),
    number,
    version: 0,
    riderId: person('a'),
    driverId: person('b'),
    vehicle: { vehicleType: 'CAR', brand: 'Toyota', model: 'Axio', vehicleLicense: 'DHAKA-METRO-GA-11', images: [] },
    pickupLocation: 'ধানমন্ডি 27',
    dropLocation: 'Gulshan 2',
    note: '',
    status: STATUSES[0],
    fare: 250,
    requestedAt: at,
    updatedAt: at,
    history: [{ from: null, to: 'REQUESTED', by: 'RIDER', personId: person('a'), at, reason: '' }],
  };
}

/** Indexes and documents that the loads meet. Returns what the loads remember of this collection. */
export async function prepare(collection) {
  await collection.createIndex({ number: 1 }, { unique: true });
  await collection.createIndex({ riderId: 1, requestedAt: -1 });
  const rides = Array.from({ length: STORED }, (_, number) => rideOf(number));
  await collection.insertMany(rides);
  return { collection, next: STORED, rides: rides.map(({ _id, version }) => ({ _id, version })) };
}

/** One call of each load; `turn` counts the calls of all workers, `worker` of `workers` makes this one. */
export const LOADS = {
  async findOne({ collection, rides }, turn) {
    const number = (turn * 7_919) % rides.length;
    const found = await collection.findOne({ number });
    if (found?.number !== number) throw new Error(`Ride ${number} was not found.`);
  },
  async insertOne(state) {
    state.next += 1;
    await state.collection.insertOne(rideOf(state.next));
  },
  async findOneAndUpdate({ collection, rides }, turn, worker, workers) {
    const own = Math.floor(rides.length / workers);
    const ride = rides[worker * own + (turn % own)];
    const to = STATUSES[(ride.version + 1) % STATUSES.length];
    const at = new Date();
    const change = { from: STATUSES[ride.version % STATUSES.length], to, by: 'DRIVER', at, reason: '' };
    const after = await collection.findOneAndUpdate(
      { _id: ride._id, version: ride.version },
      {
        $set: { status: to, updatedAt: at },
        $inc: { version: 1 },
        $push: { history: { $each: [change], $slice: -KEPT_CHANGES } },
      },
      { returnDocument: 'after' },
    );
    ride.version += 1;
    if (after?.version !== ride.version) throw new Error(`Ride ${ride._id} lost a change.`);
  },
};

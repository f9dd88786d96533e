import { createHash } from 'node:crypto';
import { mongo } from 'mongoose';

/** A service's collections, each serialized: equal texts mean that nothing changed. */
export type Stored = Readonly<Record<string, string>>;

/** Made from the rides: by a sweep from time to time, or when somebody asks. */
const DERIVED = new Set(['ride_days', 'ride_hours', 'ride_hour_counts', 'driver_days']);
const SERVICES = ['auth', 'user', 'driver', 'ride', 'notification'];

/** Projections of rides in other services: complete once every event has been handled. */
const RIDE_PROJECTIONS = [
  { service: 'auth', collection: 'ride_facts' },
  { service: 'driver', collection: 'ride_facts' },
];

/** Checks once, without waiting. @throws Error while a ride's events are still pending or in flight */
export async function requireEverythingPublished(client: mongo.MongoClient): Promise<void> {
  const rides = client.db('pothik_ride').collection('rides');
  const pending = await rides.countDocuments({ pendingSince: { $exists: true } });
  if (pending > 0) throw new Error(`${pending} rides have pending events`);
  const count = await rides.countDocuments();
  for (const { service, collection } of RIDE_PROJECTIONS) {
    const known = await client.db(`pothik_${service}`).collection(collection).countDocuments();
    if (known !== count) throw new Error(`${service} knows ${known} of ${count} rides`);
  }
}

export async function everythingStored(client: mongo.MongoClient): Promise<Stored> {
  const found = await Promise.all(SERVICES.map((service) => storedIn(client.db(`pothik_${service}`))));
  return Object.assign({}, ...found);
}

async function storedIn(database: mongo.Db): Promise<Stored> {
  const collections = await database.listCollections({}, { nameOnly: true }).toArray();
  const entries = collections
    .filter(({ name }) => !DERIVED.has(name))
    .map(async ({ name }) => {
      const documents = await database.collection(name).find().sort({ _id: 1 }).toArray();
      const digest = createHash('sha256').update(mongo.BSON.EJSON.stringify(documents)).digest('hex');
      return [`${database.databaseName}.${name}`, `${documents.length} documents, ${digest.slice(0, 16)}`];
    });
  return Object.fromEntries(await Promise.all(entries));
}

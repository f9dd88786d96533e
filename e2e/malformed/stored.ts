import { createHash } from 'node:crypto';
import { mongo } from 'mongoose';

/** What a service stores, as one short text for each collection: texts are alike only when nothing was changed. */
export type Stored = Readonly<Record<string, string>>;

/** Made again from the rides by a sweep, now and then. */
const DERIVED = new Set(['ride_days']);
const SERVICES = ['auth', 'user', 'driver', 'ride', 'notification'];

/** Copies of rides that other services keep: as many as there are rides, once everything is told. */
const COPIES_OF_RIDES = [
  { service: 'auth', collection: 'ride_facts' },
  { service: 'driver', collection: 'ride_facts' },
];

/** Waits for nothing: @throws Error while the news of a ride is still on its way. */
export async function requireEverythingTold(client: mongo.MongoClient): Promise<void> {
  const rides = client.db('pothik_ride').collection('rides');
  const untold = await rides.countDocuments({ pendingSince: { $exists: true } });
  if (untold > 0) throw new Error(`${untold} rides have news to publish`);
  const count = await rides.countDocuments();
  for (const { service, collection } of COPIES_OF_RIDES) {
    const known = await client.db(`pothik_${service}`).collection(collection).countDocuments();
    if (known !== count) throw new Error(`${service} knows ${known} of ${count} rides`);
  }
}

/** Reads every collection of every service. */
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

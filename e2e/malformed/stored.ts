import { createHash } from 'node:crypto';
import { mongo } from 'mongoose';

/** What a service stores, as one short text for each collection: texts are alike only when nothing was changed. */
export type Stored = Readonly<Record<string, string>>;

/** Made again from the rides by a sweep, now and then. */
const DERIVED = new Set(['ride_days']);
const SERVICES = ['auth', 'user', 'driver', 'ride', 'notification'];

/** Reads every collection of every service. */
export async function everythingStored(databaseUrl: string): Promise<Stored> {
  const client = await mongo.MongoClient.connect(databaseUrl);
  try {
    const found = await Promise.all(SERVICES.map((service) => storedIn(client.db(`pothik_${service}`))));
    return Object.assign({}, ...found);
  } finally {
    await client.close();
  }
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

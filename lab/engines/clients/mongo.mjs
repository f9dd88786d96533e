import { MongoClient } from 'mongodb';

const OURS = /^pothik_/;

async function withClient(url, use) {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 2_000 });
  try {
    return await use(client);
  } finally {
    await client.close();
  }
}

export const answers = ({ MONGO_URL }) => withClient(MONGO_URL, (client) => client.db('admin').command({ ping: 1 }));

/** The version that the server reports; a compatible server reports the MongoDB version it emulates. */
export const version = ({ MONGO_URL }) =>
  withClient(MONGO_URL, async (client) => `MongoDB ${(await client.db('admin').command({ buildInfo: 1 })).version}`);

/** Makes an administrator, on a server that demands no login yet. */
export const makeRoot = ({ MONGO_URL }, user, password) =>
  withClient(MONGO_URL, (client) => client.db('admin').command({ createUser: user, pwd: password, roles: ['root'] }));

/** Removes the databases that begin with pothik_. */
export const removeOurs = ({ MONGO_URL }) =>
  withClient(MONGO_URL, async (client) => {
    const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
    for (const { name } of databases.filter(({ name }) => OURS.test(name))) await client.db(name).dropDatabase();
  });

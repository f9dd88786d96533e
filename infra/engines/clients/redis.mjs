import { Redis } from 'ioredis';

async function withClient(url, use) {
  const client = new Redis(url, {
    lazyConnect: true,
    retryStrategy: null,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
  });
  // A refused connection also rejects the command, which reports it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await use(client);
  } finally {
    client.disconnect();
  }
}

export const answers = ({ REDIS_URL }) => withClient(REDIS_URL, (client) => client.ping());

export const version = ({ REDIS_URL }) =>
  withClient(REDIS_URL, async (client) => `Redis ${/redis_version:(\S+)/.exec(await client.info('server'))?.[1]}`);

/** Empties the database of the address: Pothik's keys have no common prefix. */
export const removeOurs = ({ REDIS_URL }) => withClient(REDIS_URL, (client) => client.flushdb());

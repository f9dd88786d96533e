import { readFileSync } from 'node:fs';
import { Redis } from 'ioredis';

async function withClient({ REDIS_URL, REDIS_CA_FILE }, use) {
  const client = new Redis(REDIS_URL, {
    ...(REDIS_CA_FILE && { tls: { ca: readFileSync(REDIS_CA_FILE, 'utf8') } }),
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

export const answers = (addresses) => withClient(addresses, (client) => client.ping());

export const version = (addresses) =>
  withClient(addresses, async (client) => `Redis ${/redis_version:(\S+)/.exec(await client.info('server'))?.[1]}`);

/** The bytes of its data and of its own needs. */
export const usedBytes = (addresses) =>
  withClient(addresses, async (client) => Number(/used_memory:(\d+)/.exec(await client.info('memory'))?.[1]));

/** Empties the database of the address: Pothik's keys have no common prefix. */
export const removeOurs = (addresses) => withClient(addresses, (client) => client.flushdb());

/** @type {import('./container-engine.mjs').ContainerRecipe} */
export const redis = {
  name: 'redis',
  image: 'redis:7.4-alpine',
  ports: { redis: 6379 },
  load: async () => (await import('@testcontainers/redis')).RedisContainer,
  configure: (container) =>
    container.withCommand([
      'redis-server',
      '--appendonly',
      'yes',
      '--appendfsync',
      'always',
      '--save',
      '',
      '--maxmemory-policy',
      'noeviction',
    ]),
  addresses: (host, { redis }) => ({ REDIS_URL: `redis://${host}:${redis}` }),
};

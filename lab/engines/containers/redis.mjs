/** @type {import('./container-engine.mjs').ContainerRecipe} */
export const redis = {
  name: 'redis',
  image: 'REDIS_IMAGE',
  ports: { redis: 6379 },
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

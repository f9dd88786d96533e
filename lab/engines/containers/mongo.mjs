/** @type {import('./container-engine.mjs').ContainerRecipe} */
export const mongo = {
  name: 'mongo',
  image: 'MONGO_IMAGE',
  ports: { mongo: 27017 },
  // One server without a replica set, as in docker-compose.yml: no command needs a transaction.
  configure: (container) => container.withCommand(['mongod', '--bind_ip_all']),
  addresses: (host, { mongo }) => ({ MONGO_URL: `mongodb://${host}:${mongo}/?directConnection=true` }),
};

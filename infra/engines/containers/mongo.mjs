/** @type {import('./container-engine.mjs').ContainerRecipe} */
export const mongo = {
  name: 'mongo',
  image: 'mongo:8.0',
  ports: { mongo: 27017 },
  load: async () => (await import('@testcontainers/mongodb')).MongoDBContainer,
  // A replica set of one, which names itself as only the container's inside knows it: hence the direct connection.
  addresses: (host, { mongo }) => ({ MONGO_URL: `mongodb://${host}:${mongo}/?directConnection=true` }),
};

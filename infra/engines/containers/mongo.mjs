/** @type {import('./container-engine.mjs').ContainerRecipe} */
export const mongo = {
  name: 'mongo',
  image: 'mongo:8.0',
  ports: { mongo: 27017 },
  load: async () => (await import('@testcontainers/mongodb')).MongoDBContainer,
  // A replica set of one, known only by its name inside the container: hence the direct connection.
  addresses: (host, { mongo }) => ({ MONGO_URL: `mongodb://${host}:${mongo}/?directConnection=true` }),
};

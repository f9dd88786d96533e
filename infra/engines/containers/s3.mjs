const ACCESS_KEY = 'pothik-tests';
const SECRET_KEY = 'pothik-tests-secret';

/** @type {import('./container-engine.mjs').ContainerRecipe} */
export const s3 = {
  name: 's3',
  image: 'minio/minio:RELEASE.2025-09-07T16-13-09Z',
  // The container's class always exposes the console.
  ports: { s3: 9000, console: 9001 },
  load: async () => (await import('@testcontainers/minio')).MinioContainer,
  configure: (container) => container.withUsername(ACCESS_KEY).withPassword(SECRET_KEY),
  addresses: (host, { s3 }) => ({
    S3_ENDPOINT: `http://${host}:${s3}`,
    S3_ACCESS_KEY: ACCESS_KEY,
    S3_SECRET_KEY: SECRET_KEY,
  }),
};

const ACCESS_KEY = 'pothik-tests';
const SECRET_KEY = 'pothik-tests-secret';

/** @type {import('./container-engine.mjs').ContainerRecipe} */
export const s3 = {
  name: 's3',
  image: 'MINIO_IMAGE',
  ports: { s3: 9000 },
  configure: (container) =>
    container
      .withCommand(['server', '/data'])
      .withEnvironment({ MINIO_ROOT_USER: ACCESS_KEY, MINIO_ROOT_PASSWORD: SECRET_KEY, MINIO_BROWSER: 'off' }),
  addresses: (host, { s3 }) => ({
    S3_ENDPOINT: `http://${host}:${s3}`,
    S3_ACCESS_KEY: ACCESS_KEY,
    S3_SECRET_KEY: SECRET_KEY,
  }),
};

import { Client } from 'minio';

const BUCKET = 'pothik';

function clientOf({ S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY }) {
  const { protocol, hostname, port } = new URL(S3_ENDPOINT);
  const useSSL = protocol === 'https:';
  return new Client({
    endPoint: hostname,
    port: port ? Number(port) : useSSL ? 443 : 80,
    useSSL,
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
    // Callers retry by themselves; the client's own retries would also log.
    retryOptions: { disableRetry: true },
  });
}

/** A signed call: succeeds when the store answers and accepts our keys. */
export const answers = (addresses) => clientOf(addresses).listBuckets();

export async function version({ S3_ENDPOINT }) {
  const response = await fetch(S3_ENDPOINT);
  await response.body?.cancel();
  return `${response.headers.get('server') ?? 'an S3 store'}, unknown release`;
}

/** Removes the bucket pothik and its objects. */
export async function removeOurs(addresses) {
  const client = clientOf(addresses);
  if (!(await client.bucketExists(BUCKET))) return;
  const names = [];
  for await (const object of client.listObjectsV2(BUCKET, '', true)) names.push(object.name);
  if (names.length > 0) await client.removeObjects(BUCKET, names);
  await client.removeBucket(BUCKET);
}

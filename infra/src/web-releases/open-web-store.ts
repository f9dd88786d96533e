import { WEB_BUCKET } from '@pothik/contracts/platform';
import type { ObjectStore } from '@pothik/engines';
import { connectObjectStore, type EngineAddresses } from '@pothik/engines/connect';
import { OperationRefusal } from '../refusals/operation-refusal.types.js';

/**
 * Runs work with the bucket of the releases, by `S3_ENDPOINT`, its key, and `WEB_BUCKET`.
 * @throws OperationRefusal without an address; ConfigurationError without a key
 */
export async function withWebStore<T>(
  variables: NodeJS.ProcessEnv,
  work: (store: ObjectStore) => Promise<T>,
): Promise<T> {
  if (!variables.S3_ENDPOINT)
    throw new OperationRefusal('missing: S3_ENDPOINT, where releases of the web are published');
  // An empty variable counts as missing: compose sets S3_REGION so.
  const given: EngineAddresses = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const store = await connectObjectStore({ ...given, S3_BUCKET: variables.WEB_BUCKET || WEB_BUCKET });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

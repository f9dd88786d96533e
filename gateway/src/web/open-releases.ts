import type { Logger, ObjectStore } from '@pothik/engines';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfiguration } from '../gateway.configuration.js';
import { ReleaseMirror } from './release-mirror.js';
import { WebReleases } from './web-releases.js';

/** Connects to a bucket; `undefined` where there is no object store. @throws ConfigurationError naming a missing key */
export type ConnectReleaseStore = (bucket: string) => Promise<ObjectStore | undefined>;

/**
 * The releases in `WEB_DIRECTORY`, copied from the object store where there is one, until the server closes.
 * @throws ConfigurationError naming the missing key of the store
 */
export async function openReleases(
  root: FastifyInstance,
  { WEB_DIRECTORY, WEB_BUCKET }: GatewayConfiguration,
  connect: ConnectReleaseStore,
  logger: Logger,
): Promise<WebReleases> {
  const store = await connect(WEB_BUCKET);
  if (store === undefined) return new WebReleases(WEB_DIRECTORY);
  const mirror = new ReleaseMirror(store, WEB_DIRECTORY, logger);
  root.addHook('onClose', async () => {
    mirror.stop();
    await store.close();
  });
  await mirror.start();
  return new WebReleases(WEB_DIRECTORY, () => mirror.lookAgain());
}

import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Logger, type ObjectStore } from '@pothik/engines';
import { CONFIGURATION } from '@pothik/service-kit';
import type { GatewayConfiguration } from '../gateway.configuration.js';
import { ReleaseMirror } from './release-mirror.js';
import { WebReleases } from './web-releases.js';

/** Connects to a bucket; `undefined` where there is no object store. @throws ConfigurationError naming a missing key */
export type ConnectReleaseStore = (bucket: string) => Promise<ObjectStore | undefined>;
export const CONNECT_RELEASE_STORE = Symbol('connect release store');

/** The releases in `WEB_DIRECTORY`, copied from the object store where there is one, until the gateway stops. */
@Injectable()
export class OpenReleases implements OnModuleDestroy {
  private stop: (() => Promise<void>) | undefined;

  constructor(
    @Inject(CONFIGURATION) private readonly configuration: GatewayConfiguration,
    @Inject(CONNECT_RELEASE_STORE) private readonly connect: ConnectReleaseStore,
    private readonly logger: Logger,
  ) {}

  /** @throws ConfigurationError naming the missing key of the store */
  async open(): Promise<WebReleases> {
    const { WEB_DIRECTORY, WEB_BUCKET } = this.configuration;
    const store = await this.connect(WEB_BUCKET);
    if (store === undefined) return new WebReleases(WEB_DIRECTORY);
    const mirror = new ReleaseMirror(store, WEB_DIRECTORY, this.logger);
    this.stop = async () => {
      mirror.stop();
      await store.close();
    };
    await mirror.start();
    return new WebReleases(WEB_DIRECTORY, () => mirror.lookAgain());
  }

  async onModuleDestroy(): Promise<void> {
    await this.stop?.();
  }
}

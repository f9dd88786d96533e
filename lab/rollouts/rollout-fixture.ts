import { WEB_BUCKET, WEB_PARTS, type WebPart } from '@pothik/contracts/platform';
import type { ObjectStore } from '@pothik/engines';
import { connectObjectStore } from '@pothik/engines/connect';
import type { Browser } from 'playwright-core';
import { Balancer } from '../../e2e/support/balancer.js';
import { launchBrowser } from '../../e2e/support/browser.js';
import { closeAll } from '../../e2e/support/close-all.js';
import { publishRelease } from '../../infra/src/web-releases/publish-release.js';
import { type DistributedPlatform, startDistributed } from '../deaths/distributed-fixture.js';
import { MadeReleases, type Wording } from './made-release.js';

/** Two gateways behind one entrance, the store of releases that they copy from, and a real Chromium. */
export class RolloutFixture {
  private constructor(
    readonly platform: DistributedPlatform,
    readonly balancer: Balancer,
    /** The bucket of the releases. */
    readonly store: ObjectStore,
    readonly made: MadeReleases,
    readonly browser: Browser,
    /** Closes each part, the newest first. */
    private readonly parts: readonly (() => unknown)[],
  ) {}

  static async open(): Promise<RolloutFixture> {
    const parts: (() => unknown)[] = [];
    try {
      return await RolloutFixture.openParts(parts);
    } catch (error) {
      await closeAll(parts);
      throw error;
    }
  }

  private static async openParts(parts: (() => unknown)[]): Promise<RolloutFixture> {
    const balancer = await Balancer.open();
    parts.unshift(() => balancer.close());
    const environment = { RATE_LIMITS: 'off', PUBLIC_URL: balancer.url };
    const platform = await startDistributed({ environment });
    parts.unshift(() => platform.stop());
    const processes = await platform.control.processes();
    await balancer.serve(processes.filter(({ name }) => name === 'gateway').map(({ port }) => port));
    const addresses = await platform.control.addresses();
    const store = await connectObjectStore({ ...addresses, S3_BUCKET: WEB_BUCKET });
    parts.unshift(() => store.close());
    const made = await MadeReleases.open();
    parts.unshift(() => made.remove());
    const browser = await launchBrowser();
    parts.unshift(() => browser.close());
    return new RolloutFixture(platform, balancer, store, made, browser, parts);
  }

  /** The address of one gateway, past the entrance. */
  async gateway(instance: number): Promise<{ port: number; url: string }> {
    const processes = await this.platform.control.processes();
    const found = processes.find((one) => one.name === 'gateway' && one.instance === instance);
    if (found === undefined) throw new Error(`There is no gateway ${instance}.`);
    return { port: found.port, url: `http://127.0.0.1:${found.port}` };
  }

  /** Makes releases in which every file has another address, and publishes them. */
  async release(label: string, parts: readonly WebPart[] = WEB_PARTS, wording?: Wording): Promise<void> {
    for (const part of parts)
      await publishRelease(this.store, this.made.folder, part, await this.made.make(part, label, wording));
  }

  close(): Promise<void> {
    return closeAll(this.parts);
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import type { DistributedProcess } from '../../e2e/support/distributed-control.js';
import type { RolloutFixture } from './rollout-fixture.js';

const LOOKED_AT_EVERY_MS = 50;

/** What a release may change. */
export interface ServedWeb {
  /** The manifest's address of each remote, as each gateway says. */
  remotes: Record<string, string>[];
  /** The main script of the shell, as each gateway says. */
  shells: (string | undefined)[];
  /** The keys of the store of releases. */
  keys: string[];
  /** Every process, with how often it was started. */
  processes: DistributedProcess[];
}

export async function servedWeb(fixture: RolloutFixture): Promise<ServedWeb> {
  const gateways = await Promise.all([1, 2].map((instance) => fixture.gateway(instance)));
  const keys: string[] = [];
  for await (const key of fixture.store.keys()) keys.push(key);
  return {
    remotes: await Promise.all(gateways.map(({ url }) => remotesOf(url))),
    shells: await Promise.all(gateways.map(({ url }) => mainScriptOf(url))),
    keys: keys.sort(),
    processes: await fixture.platform.control.processes(),
  };
}

/** Resolves when every gateway serves this version of a remote. */
export async function untilServed(fixture: RolloutFixture, remote: string, version: string): Promise<void> {
  for (const instance of [1, 2]) {
    const { url } = await fixture.gateway(instance);
    while (!(await remotesOf(url))[remote]?.includes(version)) await pause(LOOKED_AT_EVERY_MS);
  }
}

/** The first script of the page that a gateway serves, which tells its release. */
export async function mainScriptOf(url: string): Promise<string | undefined> {
  const html = await (await fetch(`${url}/`)).text();
  return /\/js\/main\.[0-9a-f]+\.js/.exec(html)?.[0];
}

const remotesOf = async (url: string): Promise<Record<string, string>> =>
  (await (await fetch(`${url}/remotes.json`)).json()) as Record<string, string>;

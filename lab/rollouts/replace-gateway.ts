import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../../e2e/support/eventually.js';
import type { RolloutFixture } from './rollout-fixture.js';

/** As `preStop` of infra/k8s/services/gateway.yaml, in ms: the entrance sends nothing more meanwhile. */
const LEFT_OUT_MS = 5_000;
const PATIENCE_MS = 180_000;

/**
 * Ends a gateway and starts another in its place, as a rollout does: it begins without a release of the web.
 * @param meanwhile happens while this one is down
 * @returns how it ended
 */
export async function replaceGateway(fixture: RolloutFixture, instance: number, meanwhile: () => Promise<void>) {
  const { balancer, platform } = fixture;
  const { port } = await fixture.gateway(instance);
  balancer.takeOut(port);
  await pause(LEFT_OUT_MS);
  const ending = await platform.control.stopService('gateway', instance);
  await rm(path.join(platform.directory, 'web', String(instance)), { recursive: true });
  await meanwhile();
  await platform.control.startService('gateway', instance);
  balancer.restore(port);
  await eventually(async () => expect(balancer.isServing(port)).toBe(true), PATIENCE_MS);
  return ending;
}

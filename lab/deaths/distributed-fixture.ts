import type { DistributedControl } from '../../e2e/support/distributed-control.js';
import { type PlatformOptions, type RunningPlatform, startPlatform } from '../../e2e/support/platform.js';

/** A platform whose processes and engines a test may stop or kill. */
export type DistributedPlatform = RunningPlatform & { control: DistributedControl };

/** Starts the distributed platform with the demonstration people. @throws Error without PLATFORM=distributed */
export async function startDistributed(options: PlatformOptions = {}): Promise<DistributedPlatform> {
  const platform = await startPlatform({ demonstration: true, ...options });
  if (platform.control !== undefined) return { ...platform, control: platform.control };
  await platform.stop();
  throw new Error('This test needs the distributed platform: PLATFORM=distributed.');
}

import type { ApartControl } from '../support/apart-control.js';
import { type PlatformOptions, type RunningPlatform, startPlatform } from '../support/platform.js';

/** A platform whose processes and engines may be disturbed. */
export type ApartPlatform = RunningPlatform & { control: ApartControl };

/** Starts the platform apart with the demonstration's people. @throws Error without PLATFORM=apart */
export async function startApart(options: PlatformOptions = {}): Promise<ApartPlatform> {
  const platform = await startPlatform({ demonstration: true, ...options });
  if (platform.control !== undefined) return { ...platform, control: platform.control };
  await platform.stop();
  throw new Error('This story needs its services apart: PLATFORM=apart.');
}

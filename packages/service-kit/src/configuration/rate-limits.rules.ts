import { isLoopbackName } from '@pothik/contracts/platform';

/** `RATE_LIMITS=off` is for tests and benchmarks: it has no effect where people reach the platform from elsewhere. */
export function withLimits(own: Readonly<Record<string, unknown>>, publicUrl: string): Record<string, unknown> {
  if (isLoopbackName(new URL(publicUrl).hostname)) return { ...own };
  const { RATE_LIMITS: _switchedOff, ...limited } = own;
  return limited;
}

import type { SpawnOptions } from 'node:child_process';

/** Runs a script in a process group of its own, which is killed after `withinMs` milliseconds; `code` is 1 when a signal ended it. */
export function runNodeWithin(
  args: readonly string[],
  options: { withinMs: number } & SpawnOptions,
): Promise<{ code: number; isLate: boolean }>;

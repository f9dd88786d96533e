import type { ChildProcess } from 'node:child_process';

/** What loads the probe into a program that is started with a channel. */
export const PROBED: Readonly<Record<'NODE_OPTIONS', string>>;

/** The memory of a program with the probe, once everything unused was collected, in bytes. */
export function memoryOf(program: {
  readonly child: ChildProcess;
}): Promise<{ residentBytes: number; usedBytes: number }>;

/** How many bytes a program with the probe took of its heap meanwhile, also those collected since; buffers are none of them. */
export function allocatedDuring(child: ChildProcess, work: () => Promise<void>): Promise<number>;

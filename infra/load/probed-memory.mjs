import { once } from 'node:events';

const PROBE = new URL('./memory-probe.mjs', import.meta.url);

/** What loads the probe into a program that is started with a channel. */
export const PROBED = { NODE_OPTIONS: `--import ${PROBE.href}` };

/**
 * The memory of a program with the probe, once everything unused was collected.
 * @param {{ child: import('node:child_process').ChildProcess }} program
 * @returns {Promise<{ residentBytes: number, usedBytes: number }>} of the process; of it what its objects and buffers use
 */
export async function memoryOf({ child }) {
  const answered = once(child, 'message');
  child.send('memory');
  const [memory] = await answered;
  return memory;
}

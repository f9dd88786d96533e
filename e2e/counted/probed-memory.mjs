import { once } from 'node:events';

const PROBE = new URL('./memory-probe.mjs', import.meta.url);

/** What loads the probe into a program that is started with a channel. */
export const PROBED = { NODE_OPTIONS: `--import ${PROBE.href}` };

async function ask(child, words) {
  const answered = once(child, 'message');
  child.send(words);
  const [answer] = await answered;
  return answer;
}

/**
 * The memory of a program with the probe, once everything unused was collected.
 * @param {{ child: import('node:child_process').ChildProcess }} program
 * @returns {Promise<{ residentBytes: number, usedBytes: number }>} of the process; of it what its objects and buffers use
 */
export const memoryOf = ({ child }) => ask(child, 'memory');

/**
 * How many bytes a program with the probe took of its heap meanwhile, also those collected since; buffers are none of them.
 * @param {import('node:child_process').ChildProcess} child
 * @param {() => Promise<void>} work
 * @returns {Promise<number>}
 */
export async function allocatedDuring(child, work) {
  await ask(child, 'begin allocations');
  await work();
  const { allocatedBytes } = await ask(child, 'end allocations');
  return allocatedBytes;
}
